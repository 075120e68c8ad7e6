/** Mkhedruli, Asomtavruli and Mtavruli. */
const georgian = String.raw`\u10a0-\u10c5\u10c7\u10cd\u10d0-\u10ff\u1c90-\u1cba\u1cbd-\u1cbf`
const armenian = String.raw`\u0531-\u0556\u0559-\u058a\u058d-\u058f`
const marks = String.raw`\u0300-\u036f`
/** White space, which is drawn as a space. */
const spaces = String.raw`\u0009-\u000d\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`
/** Latin with modifier letters, Greek and Cyrillic, without the soft hyphen. */
const others = [
  String.raw`\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1`,
  String.raw`\u03f0-\u052f\u1e00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d`,
  String.raw`\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe`,
  String.raw`\u2010-\u2027\u2030-\u203a\u20a0-\u20c0\u2116\u2122\u2212`,
].join('')

/**
 * Regular expression for JavaScript and PostgreSQL that finds the first letter of an NFC text that the fonts of letters
 * cannot draw. A combining mark needs a preceding letter of its own font.
 */
export const undrawablePattern = `[^${spaces}${georgian}${armenian}${marks}${others}]|(?<![${marks}${others}])[${marks}]`

const undrawable = new RegExp(undrawablePattern, 'u')

/** The first letter that the fonts of letters cannot draw, or null. */
export const findUndrawable = (text: string): string | null =>
  undrawable.exec(text.normalize('NFC'))?.[0] ?? null
