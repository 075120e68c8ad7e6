/** What students send and staff answer, and the operation that answers it. */
export const operationOfKind = {
  problem: 'problems.answer',
} as const

export type InboxKind = keyof typeof operationOfKind

export const inboxKinds = Object.keys(operationOfKind) as [InboxKind, ...InboxKind[]]
