import { hashToken } from '#server/http/student.ts'

/** What one code confirms: whose action, which, and what it would change it to, such as the new number. */
export interface CodeAction {
  readonly studentID: number
  readonly action: 'phone' | 'bank_account' | 'contract'
  readonly subject: string
}

/** Takes an action and its four digits; gives the hash that is kept: the same digits are worth nothing elsewhere. */
export const codeHash = ({ studentID, action, subject }: CodeAction, code: string): Buffer =>
  hashToken([studentID, action, subject, code].join('\n'))
