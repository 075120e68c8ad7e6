/** Capitalizes Latin letters only, because Georgian text is not set in capitals. */
export const toLatinCapitals = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32))
