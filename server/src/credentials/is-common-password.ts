import { toComparedPassword } from '#rules/account/to-compared-password.ts'

/** Loaded with the first new password: the list takes some megabytes. */
const loadList = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((each) => each.toLowerCase()))
}

let list: Promise<ReadonlySet<string>> | undefined

/** Longer endings make a password hard to guess, whatever stands before them. */
const guessedEnding = /[\d\s!?.,@#$%&*_-]{1,6}$/

/**
 * Whether the password, or what is left of it without the digits and signs at its end, is one of some 49,000 that
 * attackers try first. The browser checks a short list of its own (`rules/src/account/password.ts`).
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const common = await (list ??= loadList())
  const plain = toComparedPassword(password)
  const core = plain.replace(guessedEnding, '')
  return common.has(plain) || common.has(core)
}
