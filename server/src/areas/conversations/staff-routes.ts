import type { conversationsStaff } from '#contract/staff/conversations-staff.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { toActor } from '#server/audit/to-actor.ts'
import type { Connection } from '#server/db/open.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { countNewMessages } from '#server/new-counts/sql.ts'
import type { StaffSession } from '#server/http/authenticate-staff.ts'
import { words as httpWords } from '#server/http/words.ts'
import { findMessagePage, loadConversationPage } from './load-page.ts'
import { toLecturerParty, type Party } from './party.ts'
import { findConversationFile, markSeen } from './sql.ts'
import { findLecturer } from './staff-sql.ts'
import { runInSequence } from './run-in-sequence.ts'
import { writeMessage } from './write-message.ts'

const findParty = async (
  db: Connection,
  { staffID, operation }: StaffSession,
): Promise<Party | undefined> => {
  const found = await findLecturer(db, staffID, operation)
  return found && toLecturerParty(found.lecturerID)
}
const requireParty = async (db: Connection, staff: StaffSession): Promise<Party> =>
  requireFound(await findParty(db, staff), httpWords.notFound)

const nobody: Party = { studentID: null, lecturerID: null }

/** Conversations of a lecturer. */
export const staffRoutes: Routes<typeof conversationsStaff> = {
  list: async ({ db, staff, query }) => {
    const party = (await findParty(db, staff)) ?? nobody
    const [found, { count }] = await Promise.all([
      loadConversationPage(db, party, query),
      countNewMessages(db, party.studentID, party.lecturerID),
    ])
    return { ...found, new_messages_count: count }
  },
  messages: async ({ db, staff, params, query: { page } }) => {
    const party = await requireParty(db, staff)
    const found = requireFound(await findMessagePage(db, party, params.id, page), httpWords.notFound)
    if (page === 1 && found.conversation.new_messages_count > 0)
      await markSeen(db, party.studentID, party.lecturerID, params.id, null)
    return found
  },
  write: ({ db, staff, params, body, files, request }) =>
    runInSequence(`in ${params.id}`, () =>
      db.transaction(async (tx) => {
        const party = await requireParty(tx, staff)
        const given = { text: body.text, files: files['files[]'], key: readAttemptKey(request) }
        const written = await writeMessage(tx, party, params.id, given)
        const { conversationID, message, aboutStudentID } = written
        if (written.isRepeated) return { conversationID, message }
        // The text is in the conversation, where nobody else can read it.
        await recordAudit(tx, toActor(staff, request), {
          entity: 'conversation',
          entityID: conversationID,
          ...(aboutStudentID !== null && { studentID: aboutStudentID }),
          before: null,
          after: { message: message.conversation_messageID },
        })
        return { conversationID, message }
      }),
    ),
  file: ({ db, staff, params, request }) =>
    db.transaction(async (tx) => {
      const { lecturerID } = await requireParty(tx, staff)
      const found = await findConversationFile(tx, null, lecturerID, params.id, params.fileID)
      const { studentID, name, filename, mime } = requireFound(found, httpWords.notFound)
      await recordAudit(tx, toActor(staff, request), {
        entity: 'conversation',
        entityID: params.id,
        ...(studentID !== null && { studentID }),
        before: null,
        after: { readFile: filename },
      })
      return { name, filename, mime, studentID }
    }),
}
