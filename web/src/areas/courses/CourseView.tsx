import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { groups as calls } from '#contract/registration/groups.ts'
import { courses } from '#contract/studies/courses.ts'
import { program } from '#contract/studies/program.ts'
import { toStatusIcon } from '#rules/marks/status-icon.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { WriteToLecturer } from '#web/parts/conversations/WriteToLecturer.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import classes from './Courses.module.css'
import { CourseFileLink } from './CourseFileLink.tsx'
import { CourseMaterials } from './CourseMaterials.tsx'
import { CourseGroups } from './CourseGroups.tsx'
import { NextClass } from './NextClass.tsx'
import { OfferedGroups } from './OfferedGroups.tsx'
import { CourseWeeks } from './CourseWeeks.tsx'
import { CourseDue } from './progress/CourseDue.tsx'
import { CourseProgress } from './progress/CourseProgress.tsx'
import { EarlierMark } from './progress/EarlierMark.tsx'
import { QuizList } from './QuizList.tsx'
import { useCourseChanges } from './useCourseChanges.ts'
import { words } from './words.ts'

/** One course, week by week; for a registered student also quizzes, materials and groups. */
export const CourseView = ({ subjectId }: { subjectId: string }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data: course, dataUpdatedAt } = useSuspenseQuery(q(courses.course, { params: { subjectId } }))
  const pageChanges = usePageChanges(course, courses.course, courses.seen, subjectId)
  const changeLines = useCourseChanges(course)
  const { subject, syllabus, weeks, week, prerequisites, lecturers, groups } = course
  const moreLecturers = course.lecturers_count - lecturers.length
  const isRegistered = course.registrationID !== null
  const earlierStatus = course.earlier_mark?.statusID ?? null
  const isPassed = earlierStatus !== null && toStatusIcon(earlierStatus, false) === 'pass'
  // The student's own groups say who teaches them.
  const areNamed =
    groups.length > 0 &&
    moreLecturers <= 0 &&
    lecturers.every((each) => groups.some((group) => text(group, 'name') === text(each, 'name')))
  const { data: own } = useQuery({ ...q(program.fullProgram), enabled: !isRegistered })
  const { data: offered } = useQuery({
    ...q(calls.general, { params: { subjectID: subjectId } }),
    enabled: !isRegistered,
  })
  // Without a group registration has nothing to choose; the department is named below.
  const hasNoGroup = offered?.groups.length === 0
  const isOutside =
    own !== undefined &&
    !own.modules.some(({ subjects }) => subjects.some((each) => each.subjectID === subject.subjectID))
  const school = text(course, 'school')
  const description = text(course, 'description')
  const registrationLink = (
    <ButtonLink kind="plain" to="/registration" search={{ subject: subject.subjectID }}>
      {t('toRegistration')}
    </ButtonLink>
  )
  const syllabusLink = syllabus !== null && (
    <CourseFileLink subjectId={subjectId} file={syllabus} label={t('syllabus')}>
      {t('syllabus')}
    </CourseFileLink>
  )
  return (
    <>
      <p className={classes['facts']}>
        {[subject.subject_code, t('ects', { count: subject.ects }), school].filter(Boolean).join(' · ')}
      </p>
      <ChangesNotice lines={changeLines} pageChanges={pageChanges}>
        {!isRegistered && (
          <div className={classes['note']}>
            {course.earlier_mark !== null && (
              <EarlierMark mark={course.earlier_mark} subjectID={subject.subjectID} />
            )}
            <Notice
              kind="info"
              action={isPassed || offered === undefined || hasNoGroup ? undefined : registrationLink}
            >
              {t('notRegistered')}
              {isOutside && <> {t('notInProgramme')}</>}
            </Notice>
          </div>
        )}
        <CourseDue course={course} readAt={dataUpdatedAt} />
        <div className={classes['columns']} data-progress={course.progress !== null || undefined}>
          {course.progress !== null && course.registrationID !== null && (
            <CourseProgress
              course={course}
              progress={course.progress}
              registrationID={course.registrationID}
              readAt={dataUpdatedAt}
            />
          )}
          <div className={classes['main']}>
            {groups.length > 0 && (
              <section aria-labelledby="course-groups">
                <h2 id="course-groups">{t('groups')}</h2>
                <NextClass subjectID={subject.subjectID} />
                <CourseGroups groups={groups} />
                <WriteToLecturer subjectID={subject.subjectID} />
              </section>
            )}
            {isRegistered && course.quizzes.length > 0 && (
              <section aria-labelledby="course-quizzes">
                <h2 id="course-quizzes">{t('quizzes')}</h2>
                <QuizList
                  quizzes={course.quizzes}
                  now={course.now}
                  readAt={dataUpdatedAt}
                  subjectId={subjectId}
                />
              </section>
            )}
            {isRegistered && (
              <section aria-labelledby="course-materials">
                <h2 id="course-materials">{t('materials')}</h2>
                {syllabusLink}
                <CourseMaterials subjectId={subjectId} materials={course.materials} />
              </section>
            )}
            {!isRegistered && (
              <section aria-labelledby="course-offer">
                <h2 id="course-offer">{t('offeredGroups')}</h2>
                <DataBoundary>
                  <OfferedGroups subjectID={subjectId} />
                </DataBoundary>
              </section>
            )}
            {weeks.length > 0 && (
              <section aria-labelledby="course-weeks">
                <h2 id="course-weeks">{t('weeks')}</h2>
                {/* It is nobody's week who does not take the course. */}
                <CourseWeeks weeks={weeks} week={isRegistered ? week : null} />
              </section>
            )}
            {/* Who takes the course has read what it is about. */}
            <details className={classes['about']} open={!isRegistered}>
              <summary>
                <h2>{t('about')}</h2>
              </summary>
              <p className={classes['prose']}>{description === '' ? t('noDescription') : description}</p>
              {!isRegistered && syllabusLink}
            </details>
          </div>
          <div className={classes['side']}>
            {!areNamed && (
              <section aria-labelledby="course-lecturers">
                <h2 id="course-lecturers">{t('lecturers')}</h2>
                {lecturers.length === 0 ? (
                  <p className="muted">{t('noLecturers')}</p>
                ) : (
                  <ul className={classes['list']}>
                    {lecturers.map((each) => (
                      <li key={each.personID}>{text(each, 'name')}</li>
                    ))}
                    {moreLecturers > 0 && (
                      <li className="muted">{t('moreLecturers', { count: moreLecturers })}</li>
                    )}
                  </ul>
                )}
              </section>
            )}
            {prerequisites.length > 0 && (
              <section aria-labelledby="course-before">
                <h2 id="course-before">{t('prerequisites')}</h2>
                <ul className={classes['list']}>
                  {prerequisites.map((each) => (
                    <li key={each.subjectID}>
                      <Link to="/courses/$subjectId" params={{ subjectId: String(each.subjectID) }}>
                        {text(each, 'subject')}
                      </Link>{' '}
                      <span className="muted">{each.subject_code}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
      </ChangesNotice>
    </>
  )
}
