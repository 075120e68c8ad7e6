import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { requireFound } from '#server/http/require-found.ts'
import { toStudentParty } from '../party.ts'
import { addGroupMembers } from '../sql.ts'
import { words } from '../words.ts'
import { findWritten, writeMessage, type NewMessage, type Written } from '../write-message.ts'
import {
  addPersons,
  findRecipient,
  joinAgain,
  openGroupConversation,
  openPairConversation,
  type Recipient,
} from './sql.ts'

/** Of two persons, in the same order whoever begins. */
const toPair = (studentID: number, { id, is_student }: Recipient & { readonly id: number }): string =>
  is_student
    ? [studentID, id]
        .toSorted((a, b) => a - b)
        .map((each) => `student-${each}`)
        .join(' ')
    : `student-${studentID} lecturer-${id}`

/**
 * Sends a message to a recipient, in the conversation with them if there is one. A repeated attempt is the same message.
 * Refuses with 404 whom the student cannot write to.
 */
export const startConversation = (
  db: Database,
  studentID: number,
  recipientCode: string,
  message: NewMessage,
): Promise<Written> =>
  db.transaction(async (tx) => {
    const party = toStudentParty(studentID)
    await lockStudent(tx, studentID)
    const written = await findWritten(tx, party, null, message.key)
    if (written !== undefined) return written
    const recipient = requireFound(await findRecipient(tx, studentID, recipientCode), words.noSuchRecipient)
    const { conversationID } = recipient.is_group
      ? await openGroupConversation(tx, recipient.id)
      : await openPairConversation(tx, toPair(studentID, recipient))
    if (recipient.is_group) {
      await addGroupMembers(tx, conversationID, recipient.id)
      await joinAgain(tx, studentID, conversationID)
    } else {
      const [students, lecturers] = recipient.is_student ? [[recipient.id], []] : [[], [recipient.id]]
      await addPersons(tx, conversationID, [studentID, ...students], lecturers)
    }
    const { message: sent } = await writeMessage(tx, party, conversationID, message)
    return { conversationID, message: sent }
  })
