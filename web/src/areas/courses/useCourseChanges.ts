import { formatInstant, formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Course, CourseChange } from './my-course.ts'
import { words } from './words.ts'

type Stood = NonNullable<CourseChange['after']>
interface Both {
  readonly before: Stood
  readonly after: Stood
}

/** Takes a course; gives what changed in it by itself, each change as a sentence, and those of the materials' list together. */
export const useCourseChanges = ({ changes, groups }: Course): string[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const titleOf = (one: Stood) => text(one, 'title')
  const at = (instant: string | null) => (instant === null ? '' : formatInstant(instant, locale))
  const renamed = ({ before, after }: Both) => {
    const [was, now] = [titleOf(before), titleOf(after)]
    return was === now ? [] : [t('renamed', { was, now })]
  }

  const ofQuiz = ({ before, after }: CourseChange): string[] => {
    if (after === null) return before === null ? [] : [t('goneQuiz', { title: titleOf(before) })]
    const title = titleOf(after)
    if (before === null)
      return [t('newQuiz', { title, opens: at(after.opens_at), closes: at(after.closes_at) })]
    return [
      ...renamed({ before, after }),
      ...(before.opens_at === after.opens_at
        ? []
        : [t('quizOpens', { title, was: at(before.opens_at), now: at(after.opens_at) })]),
      ...(before.closes_at === after.closes_at
        ? []
        : [t('quizCloses', { title, was: at(before.closes_at), now: at(after.closes_at) })]),
      ...(before.minutes === after.minutes
        ? []
        : [t('quizMinutes', { title, was: before.minutes ?? 0, now: after.minutes ?? 0 })]),
    ]
  }
  const ofPoints = ({ before, after }: CourseChange): string[] => {
    if (after === null) return []
    const title = titleOf(after)
    const pointsOf = ({ points }: Stood) =>
      t('quizPoints', { count: points ?? 0, points: formatNumber(points ?? 0, locale) })
    const now = pointsOf(after)
    return [
      before === null
        ? t('quizMarked', { title, now })
        : t('quizMarkedAnew', { title, was: pointsOf(before), now }),
    ]
  }
  const ofMaterial = ({ before, after }: CourseChange): string[] => {
    if (before === null || after === null) return []
    const title = titleOf(after)
    return [
      ...renamed({ before, after }),
      ...(before.fileID === after.fileID ? [] : [t('newFile', { title })]),
      ...(before.week === after.week ? [] : [t('otherWeek', { title })]),
    ]
  }
  const ofGroup = ({ kind, id, after }: CourseChange): string[] => {
    const mine = groups.find(({ scheduleID }) => scheduleID === id)
    if (mine === undefined) return []
    const of = { part: text(mine, 'lecture_type'), group: mine.group }
    if (kind === 'times') return [t('otherTimes', of)]
    const name = after === null ? '' : titleOf(after)
    return [name === '' ? t('goneLecturer', of) : t('newLecturer', { ...of, name })]
  }
  const listed = (key: 'newMaterials' | 'goneMaterials', of: readonly (Stood | null)[]): string[] => {
    const titles = of.flatMap((one) => (one === null ? [] : [t('quoted', { title: titleOf(one) })]))
    return titles.length === 0 ? [] : [t(key, { titles: titles.join(', ') })]
  }

  const each = (kind: CourseChange['kind']) => changes.filter((change) => change.kind === kind)
  const materials = each('material')
  const syllabus = each('syllabus').map(({ before, after }) =>
    t(before === null ? 'newSyllabus' : after === null ? 'goneSyllabus' : 'otherSyllabus'),
  )
  const lines = [
    ...each('quiz').flatMap(ofQuiz),
    ...each('points').flatMap(ofPoints),
    ...listed(
      'newMaterials',
      materials.flatMap(({ before, after }) => (before === null ? [after] : [])),
    ),
    ...materials.flatMap(ofMaterial),
    ...listed(
      'goneMaterials',
      materials.flatMap(({ before, after }) => (after === null ? [before] : [])),
    ),
    ...syllabus,
    ...each('about').map(() => t('otherAbout')),
    ...each('weeks').map(() => t('otherWeeks')),
    ...[...each('lecturer'), ...each('times')].flatMap(ofGroup),
  ]
  return [...new Set(lines)]
}
