const root = document.documentElement;
const asked = new URLSearchParams(location.hash.slice(1));
const remember = () => history.replaceState(null, "", "#" + asked);
const buttons = [...document.querySelectorAll("header button[lang]")];
const spoken = buttons.map(({ lang }) => lang);
root.lang = asked.get("lang") ?? (spoken.find((lang) => navigator.language.startsWith(lang)) ?? "en");
if (asked.get("light")) root.dataset.light = asked.get("light");
for (const button of buttons)
  button.onclick = () => {
    root.lang = button.lang;
    asked.set("lang", root.lang);
    remember();
  };
document.querySelector("[data-do=light]").onclick = () => {
  const night = root.dataset.light ? root.dataset.light === "night" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.light = night ? "day" : "night";
  asked.set("light", root.dataset.light);
  remember();
};
