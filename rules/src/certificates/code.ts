/** 32 letters of five bits each; those that are mistaken for digits are left out (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const smallLetters = letters.toLowerCase()
const groups = 3
const groupLength = 4
const mistaken: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/** Twelve letters: nobody finds a certificate by trying. */
export const codeBits = groups * groupLength * 5

/** The code of a certificate, `XXXX-XXXX-XXXX`, of the lowest 60 bits of a number. */
export const toCertificateCode = (bits: bigint): string => {
  const all = Array.from({ length: groups * groupLength }, (_, nth) => {
    const letter = Number((bits >> BigInt(nth * 5)) & 31n)
    return letters[letter]!
  })
  return Array.from({ length: groups }, (_, nth) =>
    all.slice(nth * groupLength, (nth + 1) * groupLength).join(''),
  ).join('-')
}

/**
 * The code that somebody has typed from the paper: small letters, spaces, missing dashes, and O, I and L for 0 and 1 are
 * understood. Null for what cannot be a code.
 */
export const parseCertificateCode = (typed: string): string | null => {
  const plain = typed
    .toLowerCase()
    .replace(/[\s\-‐–—]/g, '')
    .replace(/[oil]/g, (letter) => mistaken[letter]!)
  const found = [...plain].map((letter) => letters[smallLetters.indexOf(letter)])
  if (found.length !== groups * groupLength || found.includes(undefined)) return null
  return found.join('').match(/.{4}/g)!.join('-')
}
