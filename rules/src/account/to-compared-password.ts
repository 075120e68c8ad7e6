import { removeInvisible } from '../text/invisible-characters.ts'

/** The password as it is compared with common ones: as it looks, in lower case and in the usual form of its letters. */
export const toComparedPassword = (password: string): string =>
  removeInvisible(password).normalize('NFKC').trim().toLowerCase()
