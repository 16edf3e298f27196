/** What every page says, in English. */
import bots from "$bots/messages.en.ftl?raw";
import kernel from "$kernel/messages.en.ftl?raw";
import client from "./client.en.ftl?raw";

export default [kernel, bots, client];
