import { courseLook, type ShownCourse } from '#rules/course-news.ts'
import type { Look } from '#rules/since-last-look.ts'
import { versionOf } from '#server/areas/looks/version-of.ts'
import type { KeptCourse } from './sql.ts'

type Looked = ShownCourse & Pick<KeptCourse, 'description' | 'descriptioneng' | 'weeks'>

/** Takes a course; gives what of it may change by itself. Its long texts are kept by their names only. */
export const lookOfCourse = (course: Looked): Look =>
  courseLook(course, {
    about: versionOf([course.description, course.descriptioneng]),
    weeks: versionOf(course.weeks.flatMap(({ topic, topiceng }) => [topic, topiceng])),
  })

/** Takes the look of a course; gives the name of that version. */
export const versionOfCourse = (look: Look): string => versionOf([JSON.stringify(look)])
