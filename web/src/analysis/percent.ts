/** A share of the win in whole percents. */
export const percent = (share: number) => Math.round(share * 100);
