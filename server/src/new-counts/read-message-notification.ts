/** Whom a notification of the database about a conversation is for, as `notifyMembers` writes it. */
export const readMessageNotification = (payload: string) => {
  const [conversation = '', students = '', lecturers = ''] = payload.split(':')
  const toIDs = (list: string) => (list === '' ? [] : list.split(',').map(Number))
  return { conversationID: Number(conversation), students: toIDs(students), lecturers: toIDs(lecturers) }
}
