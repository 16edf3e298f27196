/** Seats, guilds and busts, laid into the page for whoever draws a table, a seat or a face: the shelf does without. */
import pieces from "../art/pieces.svg?raw";
import { inlay } from "./sprite";

inlay("pieces", pieces);
