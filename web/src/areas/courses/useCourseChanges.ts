import { formatShortDeadline } from '#web/i18n/format-instant.ts'
import { formatNumber, formatShortInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { ChangeLine } from '#web/parts/page-changes/change-line.ts'
import type { Course, CourseChange } from './course.ts'
import { words } from './words.ts'

type ItemState = NonNullable<CourseChange['after']>
interface ChangedItem {
  readonly before: ItemState
  readonly after: ItemState
}

/** One line per change since the last visit; added and removed materials share one each. */
export const useCourseChanges = ({ changes, groups }: Course): ChangeLine[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const getTitle = (one: ItemState) => text(one, 'title')
  const formatStart = (instant: string | null) =>
    instant === null ? '' : formatShortInstant(instant, locale)
  const formatEnd = (instant: string | null) => (instant === null ? '' : formatShortDeadline(instant, locale))
  const renamedTexts = ({ before, after }: ChangedItem) => {
    const [was, now] = [getTitle(before), getTitle(after)]
    return was === now ? [] : [t('renamed', { was, now })]
  }

  const quizTexts = ({ before, after }: CourseChange): string[] => {
    if (after === null) return before === null ? [] : [t('quizCancelled')]
    if (before === null)
      return [t('quizAnnounced', { opens: formatStart(after.opens_at), closes: formatEnd(after.closes_at) })]
    return [
      ...renamedTexts({ before, after }),
      ...(before.opens_at === after.opens_at
        ? []
        : [t('quizOpeningMoved', { was: formatStart(before.opens_at), now: formatStart(after.opens_at) })]),
      ...(before.closes_at === after.closes_at
        ? []
        : [t('quizClosingMoved', { was: formatEnd(before.closes_at), now: formatEnd(after.closes_at) })]),
      ...(before.minutes === after.minutes
        ? []
        : [t('quizTimeChanged', { was: before.minutes ?? 0, now: after.minutes ?? 0 })]),
    ]
  }
  const gradingTexts = ({ before, after }: CourseChange): string[] => {
    if (after === null) return []
    const formatPoints = ({ points }: ItemState) =>
      t('quizPoints', { count: points ?? 0, points: formatNumber(points ?? 0, locale) })
    const now = formatPoints(after)
    return [
      before === null ? t('quizMarked', { now }) : t('quizMarkChanged', { was: formatPoints(before), now }),
    ]
  }
  const materialTexts = ({ before, after }: CourseChange): string[] => {
    if (before === null || after === null) return []
    return [
      ...renamedTexts({ before, after }),
      ...(before.fileID === after.fileID ? [] : [t('fileReplaced')]),
      ...(before.week === after.week ? [] : [t('movedToWeek')]),
    ]
  }
  const groupLines = ({ kind, id, after }: CourseChange): ChangeLine[] => {
    const group = groups.find(({ scheduleID }) => scheduleID === id)
    if (group === undefined) return []
    const of = {
      row: `group ${group.scheduleID}`,
      name: t('partGroup', { part: text(group, 'lecture_type'), group: group.group }),
    }
    if (kind === 'times') return [{ ...of, text: t('timesChanged') }]
    const name = after === null ? '' : getTitle(after)
    return [{ ...of, text: name === '' ? t('lecturerRemoved') : t('lecturerChanged', { name }) }]
  }
  const titleListLines = (
    key: 'addedMaterials' | 'removedMaterials',
    items: readonly (ItemState | null)[],
  ): ChangeLine[] => {
    const titles = items.flatMap((one) => (one === null ? [] : [t('quoted', { title: getTitle(one) })]))
    return titles.length === 0 ? [] : [{ name: '', text: t(key, { titles: titles.join(', ') }) }]
  }

  const listChanges = (kind: CourseChange['kind']) => changes.filter((change) => change.kind === kind)
  const toItemLines = (
    toTexts: (change: CourseChange) => string[],
    toRow: (change: CourseChange) => string,
  ) => {
    return (change: CourseChange): ChangeLine[] => {
      const item = change.after ?? change.before
      const name = item === null ? '' : t('quoted', { title: getTitle(item) })
      return toTexts(change).map((line) => ({ row: toRow(change), name, text: line }))
    }
  }
  const toQuizRow = ({ id }: CourseChange) => `quiz ${id}`
  const materials = listChanges('material')
  const syllabusLines = listChanges('syllabus').map(({ before, after }) => ({
    name: '',
    text: t(before === null ? 'syllabusPublished' : after === null ? 'syllabusRemoved' : 'syllabusReplaced'),
  }))
  const lines = [
    ...listChanges('quiz').flatMap(toItemLines(quizTexts, toQuizRow)),
    ...listChanges('points').flatMap(toItemLines(gradingTexts, toQuizRow)),
    ...titleListLines(
      'addedMaterials',
      materials.flatMap(({ before, after }) => (before === null ? [after] : [])),
    ),
    ...materials.flatMap(toItemLines(materialTexts, ({ after }) => `material ${after?.fileID}`)),
    ...titleListLines(
      'removedMaterials',
      materials.flatMap(({ before, after }) => (after === null ? [before] : [])),
    ),
    ...syllabusLines,
    ...listChanges('about').map(() => ({ name: '', text: t('descriptionChanged') })),
    ...listChanges('weeks').map(() => ({ name: '', text: t('weekPlanChanged') })),
    ...[...listChanges('lecturer'), ...listChanges('times')].flatMap(groupLines),
  ]
  return [...new Map(lines.map((line) => [`${line.name} ${line.text}`, line])).values()]
}
