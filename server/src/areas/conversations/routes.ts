import type { conversations } from '#contract/administration/conversations.ts'
import { isSearchable, matchesWords, toSearchWords, type SearchWords } from '#rules/search/search-words.ts'
import { countNewMessages } from '#server/new-counts/sql.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { checkMessageUpload } from './check-message-upload.ts'
import { findMessagePage, searchConversationPage } from './load-page.ts'
import { toStudentParty } from './party.ts'
import { leaveConversation, muteConversation } from './membership/sql.ts'
import { findConversationFile, findSeenBy, markSeen } from './sql.ts'
import { loadRecipients } from './recipients/sql.ts'
import { startConversation } from './recipients/start-conversation.ts'
import { reportMessage } from './report-message.ts'
import { runInSequence } from './run-in-sequence.ts'
import { words } from './words.ts'
import { writeMessage } from './write-message.ts'

/** Maximum number of results; a longer search finds fewer. */
const maxRecipients = 20

/**
 * For each word of the search a pattern that matches where a word begins so, joined by spaces. Words have no sign that
 * means something in a pattern. One with a space is the code of a subject, and no student's.
 */
const toPatterns = (searched: SearchWords): string =>
  searched
    .map((beginnings) => `[^a-z0-9](?:${beginnings.filter((each) => !each.includes(' ')).join('|')})`)
    .join(' ')

/** Messages of a student with lecturers, groups and other students. */
export const routes: Routes<typeof conversations> = {
  count: ({ db, student }) => countNewMessages(db, student.studentID, null),
  list: ({ db, student, query }) => searchConversationPage(db, toStudentParty(student.studentID), query),
  recipients: async ({ db, student, query: { search = '' } }) => {
    if (search === '')
      return { recipients: [...(await loadRecipients(db, student.studentID, '', 0)).recipients] }
    if (!isSearchable(search)) return { recipients: [] }
    const searched = toSearchWords(search)
    const { recipients } = await loadRecipients(db, student.studentID, toPatterns(searched), maxRecipients)
    const found = recipients.filter(
      ({ is_student, name, nameeng, code, subjects }) =>
        is_student ||
        matchesWords(
          [name, nameeng, code, ...subjects.flatMap(({ subject, subjecteng }) => [subject, subjecteng])].join(
            ' ',
          ),
          searched,
        ),
    )
    return { recipients: found.slice(0, maxRecipients) }
  },
  messages: async ({ db, student, params, query: { page } }) =>
    requireFound(
      await findMessagePage(db, toStudentParty(student.studentID), params.id, page),
      httpWords.notFound,
    ),
  seen: async ({ db, student: { studentID }, params: { id, messageId } }) => {
    await markSeen(db, studentID, null, id, messageId)
    return requireFound(await findSeenBy(db, studentID, null, id, messageId), httpWords.notFound)
  },
  file: async ({ db, student, params: { id, fileID } }) => {
    const found = await findConversationFile(db, student.studentID, null, id, fileID)
    const { name, filename, mime } = requireFound(found, httpWords.notFound)
    return { name, filename, mime }
  },
  start: {
    checkRight: checkMessageUpload,
    handle: ({ db, student, body, files, request }) =>
      runInSequence(`to ${body.recipient_code}`, () =>
        startConversation(db, student.studentID, body.recipient_code, {
          text: body.text,
          files: files['files[]'],
          key: readAttemptKey(request),
        }),
      ),
  },
  write: {
    checkRight: checkMessageUpload,
    handle: ({ db, student, params, body, files, request }) =>
      runInSequence(`in ${params.id}`, () =>
        db.transaction(async (tx) => {
          const given = { text: body.text, files: files['files[]'], key: readAttemptKey(request) }
          const party = toStudentParty(student.studentID)
          const { conversationID, message } = await writeMessage(tx, party, params.id, given)
          return { conversationID, message }
        }),
      ),
  },
  mute: async ({ db, student, params, body }) => {
    requireFound(await muteConversation(db, student.studentID, params.id, body.is_muted), httpWords.notFound)
    return 'ok'
  },
  report: ({ db, student, params, body, request }) =>
    reportMessage(db, student.studentID, readAttemptKey(request), { ...params, ...body }),
  leave: async ({ db, student, params }) => {
    const left = await leaveConversation(db, student.studentID, params.id)
    if (!requireFound(left, httpWords.notFound).isGroup) throw new Refusal(words.notOfGroup)
    return 'ok'
  },
}
