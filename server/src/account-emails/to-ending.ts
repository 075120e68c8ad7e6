/** The last three characters of a number: enough to recognise it by, and useless to anybody else. */
export const toEnding = (number: string): string => number.slice(-3)
