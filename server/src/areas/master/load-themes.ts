import type * as z from 'zod/mini'
import type { master } from '#contract/studies/master.ts'
import { toCanonicalText, type PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'
import { savePageSeen } from '#server/page-changes/save-page-seen.ts'
import { changesSinceSeen } from '#server/page-changes/changes-since-seen.ts'
import { hashVersion } from '#server/page-changes/hash-version.ts'
import type { Connection } from '#server/db/open.ts'
import { requireMaster } from './require-master.ts'
import { loadThemes, type ThemeQuery, type SeenThemes } from './sql.ts'

type Reply = z.input<typeof master.themes.reply>
type Change = Reply['changes'][number]
type State = Change['after']

/** The themes as the student saw them, and their semester. */
type Seen = State & Pick<SeenThemes, 'semesterID'>

const toState = ({ mine, choose_until }: Pick<SeenThemes, 'mine' | 'choose_until'>): State => ({
  mine: mine && { theme: mine.theme, themeeng: mine.themeeng, status: mine.status },
  // After the approval the deadline does not concern the student.
  choose_until: mine?.status === 'approved' ? null : choose_until,
})

const themesVersion = (themes: Pick<SeenThemes, 'mine' | 'choose_until'>): string => {
  const { mine, choose_until } = toState(themes)
  return hashVersion([choose_until, ...(mine === null ? [] : [mine.theme, mine.themeeng, mine.status])])
}

/**
 * Decisions about the student's theme since the last visit, and a moved deadline of choosing. The student's own
 * actions, and the other deadline of another semester, are not reported.
 */
const listThemeChanges = (seen: PageSnapshot, { semesterID, ...now }: Seen): Change[] => {
  const { semesterID: seenIn, ...before } = seen as unknown as Seen
  const isDecided =
    now.mine !== null &&
    now.mine.status !== 'sent' &&
    toCanonicalText(now.mine) !== toCanonicalText(before.mine)
  const isMoved =
    seenIn === semesterID &&
    before.choose_until !== null &&
    now.choose_until !== null &&
    before.choose_until !== now.choose_until
  return isDecided || isMoved ? [{ before, after: now }] : []
}

/** A page of the themes offered to the student, and the changes since the last visit. */
export const loadThemePage = async (
  db: Connection,
  studentID: number,
  perPage: number,
  query: ThemeQuery,
): Promise<Reply> => {
  const {
    seen,
    seen_version,
    is_master: _,
    semesterID,
    ...themes
  } = requireMaster(await loadThemes(db, studentID, perPage, query))
  const pageChanges = changesSinceSeen({ seen, seen_version }, themesVersion(themes), (then) =>
    listThemeChanges(then, { ...toState(themes), semesterID }),
  )
  return { ...themes, page: query.page, perPage, ...pageChanges }
}

export const saveThemesSeen = async (db: Connection, studentID: number, version: string): Promise<'ok'> => {
  const themes = requireMaster(await loadThemes(db, studentID, 0, { page: 1 }))
  const now = {
    now: { ...toState(themes), semesterID: themes.semesterID },
    current: themesVersion(themes),
    version,
  }
  return savePageSeen(db, studentID, 'theme', now)
}
