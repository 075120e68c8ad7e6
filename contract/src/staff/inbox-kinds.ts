/** The kinds of entries that students send and staff answer, each with its operation. */
export const operationOfKind = {
  problem: 'problems.answer',
  appeal: 'exams.answer-appeal',
  group_request: 'groups.answer-request',
  missing_document: 'documents.review',
  picture: 'profile.review-picture',
  theme: 'master.answer-theme',
  application: 'applications.answer',
  camera_request: 'camera.answer',
  club: 'clubs.approve',
  club_project: 'clubs.approve',
  visit: 'agreements.receive-visit',
  vaccine_document: 'documents.review-health',
  scan_order: 'library.scan',
} as const

export type InboxKind = keyof typeof operationOfKind

export const inboxKinds = Object.keys(operationOfKind) as [InboxKind, ...InboxKind[]]
