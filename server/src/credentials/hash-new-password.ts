import {
  maxPasswordLength,
  checkPassword,
  minPasswordLength,
  type PasswordError,
} from '#rules/account/password.ts'
import type { Phrase } from '#rules/text/locale.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { toNetworkAddress } from '#server/http/limits/to-network-address.ts'
import { isCommonPassword } from './is-common-password.ts'
import { hashPassword } from './password.ts'

const phrases: Readonly<Record<PasswordError, Phrase>> = {
  blank: { ka: 'პაროლი მხოლოდ ინტერვალებისგან ვერ შედგება', en: 'The password must not be blank' },
  short: {
    ka: `პაროლი უნდა შეიცავდეს სულ მცირე ${minPasswordLength} სიმბოლოს`,
    en: `The password must have at least ${minPasswordLength} characters`,
  },
  long: {
    ka: `პაროლი უნდა შეიცავდეს არაუმეტეს ${maxPasswordLength} სიმბოლოს`,
    en: `The password must have at most ${maxPasswordLength} characters`,
  },
  same_as_code: {
    ka: 'პაროლი არ უნდა ემთხვეოდეს თქვენს კოდს',
    en: 'The password must not be the same as your code',
  },
  common: {
    ka: 'ეს პაროლი ადვილი გამოსაცნობია, აირჩიეთ სხვა',
    en: 'This password is easy to guess. Choose another one',
  },
}

/** Hashes a new password from this address, or refuses it with the rule that it breaks. */
export const hashNewPassword = async (password: string, code: string, address: string): Promise<string> => {
  const problem = checkPassword(password, code) ?? ((await isCommonPassword(password)) ? 'common' : null)
  if (problem !== null) throw new FieldRefusal({ password: [{ phrase: phrases[problem] }] })
  return hashPassword(password, toNetworkAddress(address))
}
