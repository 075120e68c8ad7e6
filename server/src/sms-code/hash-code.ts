import { hashToken } from '#server/http/authenticate.ts'

/** The action that a code confirms: whose, which, and its new value, such as the new number. */
export interface CodePurpose {
  readonly studentID: number
  readonly action: 'phone' | 'bank_account' | 'contract'
  readonly subject: string
}

/** The hash that is stored; it covers the purpose, so the same digits are worth nothing elsewhere. */
export const hashCode = ({ studentID, action, subject }: CodePurpose, code: string): Buffer =>
  hashToken([studentID, action, subject, code].join('\n'))
