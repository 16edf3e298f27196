/** How long a motion of styles/tokens.css takes, in milliseconds. A build may have written it in seconds. */
export function lasts(token: "--m-move" | "--m-travel"): number {
  const written = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return (parseFloat(written) || 0) * (written.endsWith("ms") ? 1 : 1000);
}
