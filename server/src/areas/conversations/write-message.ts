import { findMessageError } from '#rules/conversations/check-message.ts'
import type { Connection } from '#server/db/open.ts'
import { saveFile } from '#server/http/files/sql.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { ReceivedFile } from '#server/http/forms/receive-form.ts'
import { words as httpWords } from '#server/http/words.ts'
import type { Party } from './party.ts'
import { requireFewMessages } from './require-few-messages.ts'
import {
  addGroupMembers,
  countRecentMessages,
  findMessage,
  findMessageByKey,
  insertMessage,
  lockConversation,
  notifyConversation,
  type LockedConversation,
  type Message,
} from './sql.ts'
import { fieldWords } from './words.ts'

export interface NewMessage {
  readonly text: string
  readonly files: readonly ReceivedFile[]
  readonly key: string | null
}

export interface Written {
  readonly conversationID: number
  readonly message: Message
}
interface Result extends Written {
  readonly isRepeated: boolean
  readonly aboutStudentID: LockedConversation['aboutStudentID']
}

/** The message of an attempt that has succeeded before; refuses with 422 the key of another conversation. */
export const findWritten = async (
  tx: Connection,
  { studentID, lecturerID }: Party,
  conversationID: number | null,
  key: string | null,
): Promise<Written | undefined> => {
  const known = key === null ? undefined : await findMessageByKey(tx, studentID, lecturerID, key)
  if (known !== undefined && conversationID !== null && known.conversationID !== conversationID)
    throw new Refusal(httpWords.keyAlreadyUsed)
  return known
}

/**
 * Sends a message to an own conversation, in the caller's transaction; whoever has it open is notified. A repeated attempt
 * is the same message. Refuses with 404 a foreign conversation, with 422 an empty message, with 429 after too many within
 * an hour.
 */
export const writeMessage = async (
  tx: Connection,
  party: Party,
  conversationID: number,
  { text, files, key }: NewMessage,
): Promise<Result> => {
  const { studentID, lecturerID } = party
  const found = await lockConversation(tx, studentID, lecturerID, conversationID)
  const { memberID, groupID, aboutStudentID } = requireFound(found, httpWords.notFound)
  const written = await findWritten(tx, party, conversationID, key)
  if (written !== undefined) return { ...written, isRepeated: true, aboutStudentID }
  if (findMessageError(text, files.length) === 'empty')
    throw new FieldRefusal({ text: [{ phrase: fieldWords.empty }] })
  requireFewMessages(await countRecentMessages(tx, studentID, lecturerID))
  if (groupID !== null) await addGroupMembers(tx, conversationID, groupID)
  const fileIDs: number[] = []
  for (const file of files) fileIDs.push(await saveFile(tx, studentID, file))
  const { messageID } = await insertMessage(tx, conversationID, memberID, text, key, fileIDs)
  await notifyConversation(tx, conversationID)
  return { conversationID, ...(await findMessage(tx, messageID)), isRepeated: false, aboutStudentID }
}
