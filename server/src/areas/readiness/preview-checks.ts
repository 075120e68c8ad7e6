import type { PreviewCheck } from '#server/records/preview/preview-check.ts'
import { checks } from './list-checks.ts'

/** Timetable checks for the preview of an import. */
const previewed = new Set([
  'group-without-meetings',
  'group-without-room',
  'group-without-lecturer',
  'group-without-seats',
  'group-parent-closed',
  'group-outside-semester',
  'meeting-at-night',
  'subject-impossible',
  'group-meets-twice',
  'room-twice',
  'lecturer-twice',
  'exam-clash',
  'exam-outside-semester',
  'semesters-overlap',
])

export const previewChecks: readonly PreviewCheck[] = checks.flatMap(({ id, rows, title, fix }) =>
  previewed.has(id) && rows !== undefined
    ? [
        {
          rows,
          title: { ka: title.ka, en: title.en as string },
          fix: { ka: fix.ka, en: fix.en as string },
        },
      ]
    : [],
)
