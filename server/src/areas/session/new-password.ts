import {
  longestPassword,
  passwordProblem,
  shortestPassword,
  type PasswordProblem,
} from '#rules/account/password.ts'
import type { Phrase } from '#rules/text/locale.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { hashPassword } from './password.ts'

const phrases: Readonly<Record<PasswordProblem, Phrase>> = {
  short: {
    ka: `პაროლი უნდა შეიცავდეს სულ მცირე ${shortestPassword} სიმბოლოს`,
    en: `The password must have at least ${shortestPassword} characters`,
  },
  long: {
    ka: `პაროლი უნდა შეიცავდეს არაუმეტეს ${longestPassword} სიმბოლოს`,
    en: `The password must have at most ${longestPassword} characters`,
  },
  same_as_code: {
    ka: 'პაროლი არ უნდა ემთხვეოდეს თქვენს კოდს',
    en: 'The password must not be the same as your code',
  },
  common: {
    ka: 'ეს პაროლი ადვილი გამოსაცნობია, აირჩიეთ სხვა',
    en: 'This password is easy to guess, choose another',
  },
}

/** Takes a new password and the student's code; gives the password's hash, or refuses it with the rule that it breaks. */
export const hashNewPassword = (password: string, code: string): Promise<string> => {
  const problem = passwordProblem(password, code)
  if (problem !== null) throw new FieldRefusal({ password: [{ phrase: phrases[problem] }] })
  return hashPassword(password)
}
