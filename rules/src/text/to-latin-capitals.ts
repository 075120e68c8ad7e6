/** Capitals of Latin letters only: Georgian is never set in them. */
export const toLatinCapitals = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32))
