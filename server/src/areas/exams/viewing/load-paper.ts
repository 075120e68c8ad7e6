import type * as z from 'zod/mini'
import type { exams } from '#contract/studies/exams.ts'
import type { PhraseParams } from '#rules/text/locale.ts'
import { getViewingState } from '#rules/exams/viewing.ts'
import type { Connection } from '#server/db/open.ts'
import type { StoredFile } from '#server/http/files/send-file.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { StudentSession } from '#server/http/authenticate.ts'
import { formatDeadline, formatStart } from '#server/areas/exams/format-deadline.ts'
import { words } from '#server/areas/exams/words.ts'
import { hasValidSignature, createPageLink, parsePageLink } from './page-link.ts'
import { loadAnswers, loadComments, loadScannedFile, loadScannedPages, type ShownPaper } from './sql.ts'

type AnswersReply = z.input<typeof exams.answers.reply>

type CommentsReply = z.input<typeof exams.comments.reply>

/** Refuses with 423 and the instant when the paper is not shown now; `about` is what the refusal may reveal. */
export const requireOpenPaper = async (
  db: Connection,
  shown: ShownPaper,
  about: PhraseParams = {},
): Promise<void> => {
  const state = getViewingState(shown, shown.now)
  if (state === 'soon') {
    const params = { ...about, when: await formatStart(db, shown.view_from), opens_at: shown.view_from }
    throw new Refusal(words.viewingSoon, params)
  }
  if (state === 'over')
    throw new Refusal(words.viewingOver, { ...about, when: await formatDeadline(db, shown.view_until) })
}

/**
 * One exam paper question by question. 404 when it is not the student's; 423 with the exam and its window when it is
 * not shown.
 */
export const loadAnswerPage = async (
  db: Connection,
  studentID: number,
  id: number,
): Promise<AnswersReply> => {
  const loaded = requireFound(await loadAnswers(db, studentID, id), words.paperNotFound)
  // The refusal names the exam and its window, but not the points.
  const { score: _, max_score: __, appeal_until, ...exam } = loaded.exam
  const about = { now: loaded.now, ...exam, ...(appeal_until !== null && { appeal_until }) }
  await requireOpenPaper(db, { now: loaded.now, ...loaded.exam }, about)
  return loaded
}

/** The examiners' comments on one paper. Refuses as `loadAnswerPage` does. */
export const loadCommentPage = async (
  db: Connection,
  studentID: number,
  id: number,
): Promise<CommentsReply> => {
  const loaded = requireFound(await loadComments(db, studentID, id), words.paperNotFound)
  await requireOpenPaper(db, loaded)
  return { comments: loaded.comments }
}

/**
 * The scanned pages of one paper, each with a link that is valid for some minutes, at most as long as the session lives
 * and the paper is shown. Refuses as `loadAnswerPage` does.
 */
export const loadScannedPageList = async (
  db: Connection,
  { studentID, sessionID }: StudentSession,
  id: number,
): Promise<z.input<typeof exams.answerBlanks.reply>> => {
  const loaded = requireFound(await loadScannedPages(db, studentID, id), words.paperNotFound)
  await requireOpenPaper(db, loaded)
  const { now, seconds, secret, scannedPages } = loaded
  const until = Math.floor(Date.parse(now) / 1000) + seconds
  const pages = scannedPages.map(({ pageID, ...scanned }) => ({
    ...scanned,
    picture: `/api/view-exams/pages/${createPageLink(secret, { pageID, sessionID, until })}`,
  }))
  return { pages, expires_in: seconds }
}

/** The picture behind a page link. 404 for a forged or expired link, or a paper that is not shown. */
export const loadScannedPage = async (db: Connection, link: string): Promise<StoredFile> => {
  const { pageID, sessionID, until } = parsePageLink(link)
  const found = await loadScannedFile(db, pageID, sessionID, until)
  if (found === undefined || !hasValidSignature(found.secret, link)) throw new Refusal(words.linkExpired)
  const { name, filename, mime } = found
  return { name, filename, mime }
}
