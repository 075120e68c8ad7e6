import { hashToken } from '#server/http/authenticate.ts'

/** What one code confirms: whose action, which, and what it would change it to, such as the new number. */
export interface CodePurpose {
  readonly studentID: number
  readonly action: 'phone' | 'bank_account' | 'contract'
  readonly subject: string
}

/** Takes an action and its four digits; gives the hash that is kept: the same digits are worth nothing elsewhere. */
export const hashCode = ({ studentID, action, subject }: CodePurpose, code: string): Buffer =>
  hashToken([studentID, action, subject, code].join('\n'))
