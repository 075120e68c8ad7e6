import { toComparedPassword } from './to-compared-password.ts'
import { removeInvisible } from '../text/invisible-characters.ts'

export type PasswordError = 'blank' | 'short' | 'long' | 'same_as_code' | 'common'

export const minPasswordLength = 10
export const maxPasswordLength = 200

// Those of at least the minimum length: shorter ones are refused anyway.
const commonPasswords = new Set(
  `1234567890 0123456789 0987654321 9876543210 1234567891 12345678910 123456789a a123456789 123456789q
   q123456789 1122334455 1234512345 1231231231 123123123123 123456123456 1q2w3e4r5t 1q2w3e4r5t6y
   1qaz2wsx3edc 1qazxsw23edc qwertyuiop qwertyuiop1 qwerty1234 qwerty12345 qwerty123456 qwertyuiop123
   1qwertyuiop asdfghjkl1 asdfghjkl; asdfghjkl123 password12 password123 password1234 password12345
   password123456 password01 password2024 password2025 password2026 passw0rd12 passw0rd123 p@ssw0rd12
   p@ssw0rd123 p@ssword123 mypassword mypassword1 passwordpassword letmein1234 changeme12 changeme123
   welcome123 welcome1234 iloveyou12 iloveyou123 iloveyou1234 abcdefghij abcd123456 abc1234567 abc123456789
   administrator admin12345 admin123456 superman123 football123 princess123 sunshine123 dragon1234
   university university1 student123 student1234 studenti123 sakartvelo sakartvelo1 sakartvelo123
   georgia123 georgia1234 tbilisi123 tbilisi1234 tbilisi2024 tbilisi2025 tbilisi2026 saqartvelo saqartvelo1
   saqartvelo123 kartveli123 პაროლი1234 საქართველო საქართველო1 საქართველო123 უნივერსიტეტი სტუდენტი123
   თბილისი123 ქწერტყუიოპ`.split(/\s+/),
)

/** `code` is the student's own code, which cannot be the password. Characters are counted as people count them. */
export const checkPassword = (text: string, code: string): PasswordError | null => {
  const length = [...text].length
  if (length < minPasswordLength) return 'short'
  if (length > maxPasswordLength) return 'long'
  const plain = toComparedPassword(text)
  if (plain === '') return 'blank'
  if ([...removeInvisible(text)].length < minPasswordLength) return 'short'
  if (plain === toComparedPassword(code)) return 'same_as_code'
  // One repeated character is as easily guessed as any of the list.
  return commonPasswords.has(plain) || new Set(plain).size === 1 ? 'common' : null
}
