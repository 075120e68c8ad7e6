import { formatInstant, formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Course, CourseChange } from './course.ts'
import { words } from './words.ts'

type ItemState = NonNullable<CourseChange['after']>
interface ChangedItem {
  readonly before: ItemState
  readonly after: ItemState
}

/** One sentence per change since the last visit; added and removed materials are named in one sentence each. */
export const useCourseChanges = ({ changes, groups }: Course): string[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const getTitle = (one: ItemState) => text(one, 'title')
  const formatTime = (instant: string | null) => (instant === null ? '' : formatInstant(instant, locale))
  const renamedLines = ({ before, after }: ChangedItem) => {
    const [was, now] = [getTitle(before), getTitle(after)]
    return was === now ? [] : [t('renamed', { was, now })]
  }

  const quizLines = ({ before, after }: CourseChange): string[] => {
    if (after === null) return before === null ? [] : [t('quizCancelled', { title: getTitle(before) })]
    const title = getTitle(after)
    if (before === null)
      return [
        t('quizAnnounced', { title, opens: formatTime(after.opens_at), closes: formatTime(after.closes_at) }),
      ]
    return [
      ...renamedLines({ before, after }),
      ...(before.opens_at === after.opens_at
        ? []
        : [
            t('quizOpeningMoved', {
              title,
              was: formatTime(before.opens_at),
              now: formatTime(after.opens_at),
            }),
          ]),
      ...(before.closes_at === after.closes_at
        ? []
        : [
            t('quizClosingMoved', {
              title,
              was: formatTime(before.closes_at),
              now: formatTime(after.closes_at),
            }),
          ]),
      ...(before.minutes === after.minutes
        ? []
        : [t('quizTimeChanged', { title, was: before.minutes ?? 0, now: after.minutes ?? 0 })]),
    ]
  }
  const gradingLines = ({ before, after }: CourseChange): string[] => {
    if (after === null) return []
    const title = getTitle(after)
    const formatPoints = ({ points }: ItemState) =>
      t('quizPoints', { count: points ?? 0, points: formatNumber(points ?? 0, locale) })
    const now = formatPoints(after)
    return [
      before === null
        ? t('quizMarked', { title, now })
        : t('quizMarkChanged', { title, was: formatPoints(before), now }),
    ]
  }
  const materialLines = ({ before, after }: CourseChange): string[] => {
    if (before === null || after === null) return []
    const title = getTitle(after)
    return [
      ...renamedLines({ before, after }),
      ...(before.fileID === after.fileID ? [] : [t('fileReplaced', { title })]),
      ...(before.week === after.week ? [] : [t('movedToWeek', { title })]),
    ]
  }
  const groupLines = ({ kind, id, after }: CourseChange): string[] => {
    const group = groups.find(({ scheduleID }) => scheduleID === id)
    if (group === undefined) return []
    const of = { part: text(group, 'lecture_type'), group: group.group }
    if (kind === 'times') return [t('timesChanged', of)]
    const name = after === null ? '' : getTitle(after)
    return [name === '' ? t('lecturerRemoved', of) : t('lecturerChanged', { ...of, name })]
  }
  const titleListLines = (
    key: 'addedMaterials' | 'removedMaterials',
    items: readonly (ItemState | null)[],
  ): string[] => {
    const titles = items.flatMap((one) => (one === null ? [] : [t('quoted', { title: getTitle(one) })]))
    return titles.length === 0 ? [] : [t(key, { titles: titles.join(', ') })]
  }

  const listChanges = (kind: CourseChange['kind']) => changes.filter((change) => change.kind === kind)
  const materials = listChanges('material')
  const syllabusLines = listChanges('syllabus').map(({ before, after }) =>
    t(before === null ? 'syllabusPublished' : after === null ? 'syllabusRemoved' : 'syllabusReplaced'),
  )
  const lines = [
    ...listChanges('quiz').flatMap(quizLines),
    ...listChanges('points').flatMap(gradingLines),
    ...titleListLines(
      'addedMaterials',
      materials.flatMap(({ before, after }) => (before === null ? [after] : [])),
    ),
    ...materials.flatMap(materialLines),
    ...titleListLines(
      'removedMaterials',
      materials.flatMap(({ before, after }) => (after === null ? [before] : [])),
    ),
    ...syllabusLines,
    ...listChanges('about').map(() => t('descriptionChanged')),
    ...listChanges('weeks').map(() => t('weekPlanChanged')),
    ...[...listChanges('lecturer'), ...listChanges('times')].flatMap(groupLines),
  ]
  return [...new Set(lines)]
}
