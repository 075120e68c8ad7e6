import type { SurveyTargets, SurveyQuestion } from '#rules/surveys/survey.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'

interface QuestionRow extends Omit<SurveyQuestion, 'answers'> {
  readonly question: string
  readonly questioneng: string
  readonly blockID: number | null
  readonly answers: readonly {
    readonly survey_answerID: number
    readonly sur_answer_typeID: number
    readonly answer: string
    readonly answereng: string
  }[]
}

export interface SurveyRow {
  readonly surveyID: number
  readonly name: string
  readonly nameeng: string
  readonly type: 'program' | 'subject' | 'lecturer'
  readonly lock: 0 | 1
  readonly survey_description: string | null
  readonly survey_descriptioneng: string | null
  readonly deadline: string | null
  readonly questions: readonly QuestionRow[]
  readonly blocks: readonly {
    readonly survey_blokID: number
    readonly survey_blok_name: string
    readonly survey_blok_nameeng: string
  }[]
}

const questionsJson = `(select coalesce(json_agg(json_build_object(
     'survey_questionID', q.id, 'question', q.text_ka, 'questioneng', q.text_en, 'type', q.type,
     'question_for', q.question_for, 'required', q.is_required, 'isVisible', q.is_visible, 'raiting', q.is_rating,
     'checkbox', q.is_checkbox, 'additional', q.has_additional, 'mainQuestionID', q.main_question_id,
     'mainAnswerID', q.main_answer_id, 'changeable', q.is_changeable, 'blockID', q.block_id,
     'answers', (select coalesce(json_agg(json_build_object('survey_answerID', a.id, 'sur_answer_typeID', a.type_id,
        'answer', a.text_ka, 'answereng', a.text_en) order by a.position, a.id), '[]')
       from survey_answer a where a.question_id = q.id)
   ) order by q.position, q.id), '[]') from survey_question q where q.survey_id = v.id)`

// The same order as first_pending_survey: surveys that cannot be closed come first.
const surveyOrder = 'v.is_locked desc, v.ends_on nulls last, v.position, v.id'

/** The surveys that the student has to answer, with their questions, in the order to show them. */
export const listWaitingSurveys = defineListQuery<SurveyRow, [studentID: number]>(
  'surveys.listWaitingSurveys',
  `select v.id as "surveyID", v.name_ka as name, v.name_en as nameeng, v.type, v.is_locked::int as lock,
     v.description_ka as survey_description, v.description_en as survey_descriptioneng, v.ends_on as deadline,
     ${questionsJson} as questions,
     (select coalesce(json_agg(json_build_object('survey_blokID', b.id, 'survey_blok_name', b.name_ka,
        'survey_blok_nameeng', b.name_en) order by b.position, b.id), '[]')
      from survey_block b where b.survey_id = v.id) as blocks
   from pending_survey w join survey v on v.id = w.survey_id
   where w.student_id = $1 order by ${surveyOrder}`,
)

interface AnswerableRow extends SurveyTargets {
  readonly isOpen: boolean
  readonly isAnswered: boolean
  readonly questions: readonly QuestionRow[]
}

/**
 * A survey that is or was for the student, with its questions, subjects and lecturers; undefined for another
 * student's.
 */
export const findAnswerableSurvey = defineRowQuery<AnswerableRow, [studentID: number, surveyID: number]>(
  'surveys.findAnswerableSurvey',
  `select ${questionsJson} as questions,
     (select coalesce(json_agg(a.subject_id order by a.subject_id), '[]') from open_survey_subject a
      where a.survey_id = v.id and a.student_id = $1) as subjects,
     (select coalesce(json_agg(json_build_object('subjectID', a.subject_id, 'personID', a.person_id)), '[]')
      from open_survey_lecturer a where a.survey_id = v.id and a.student_id = $1) as lecturers,
     exists (select from open_survey o where o.survey_id = v.id and o.student_id = $1) as "isOpen",
     p.student_id is not null as "isAnswered"
   from survey v
   join student s on s.id = $1
   left join survey_participant p on p.survey_id = v.id and p.student_id = s.id
   where v.id = $2 and (v.programme_id is null or v.programme_id = s.programme_id or p.student_id is not null)
     and (v.study_semester is null or v.study_semester = s.study_semester or p.student_id is not null)`,
)

/** A target of the survey (subject, lecturer or neither), with the count of each answer. */
export interface TargetCounts {
  readonly subjectID: number | null
  readonly personID: number | null
  readonly counts: Readonly<Record<string, number>>
}

const callSaveAnswers = statement<{ outcome: 'done' | 'answered' | 'not_asked' }>(
  'surveys.saveAnswers',
  'select save_survey_answers($1, $2, $3, $4) as outcome',
)
/** Counts the answers and marks the student as a participant, both or neither. */
export const saveAnswers = async (
  db: Connection,
  studentID: number,
  surveyID: number,
  key: string | null,
  counts: readonly TargetCounts[],
) => (await db.rows(callSaveAnswers, [studentID, surveyID, key, JSON.stringify(counts)]))[0]!.outcome

const countWaiting = statement<{ left: number }>(
  'surveys.countSurveysLeft',
  'select count(*)::int as left from pending_survey where student_id = $1',
)
/** How many surveys the student still has to answer. */
export const countSurveysLeft = async (db: Connection, studentID: number) =>
  (await db.rows(countWaiting, [studentID]))[0]!.left

interface SubjectRow {
  readonly subjectID: number
  readonly subject: string
  readonly subjecteng: string
  readonly subject_code: string
  readonly ects: number
}

/** The subjects that a survey asks the student about; undefined when it is not open to them. */
export const findSurveySubjects = defineRowQuery<
  { subjects: readonly SubjectRow[] },
  [studentID: number, surveyID: number]
>(
  'surveys.findSurveySubjects',
  `select (select coalesce(json_agg(json_build_object('subjectID', b.id, 'subject', b.name_ka, 'subjecteng', b.name_en,
       'subject_code', b.code, 'ects', b.credits) order by b.sort_name_ka, b.id), '[]')
     from open_survey_subject a join subject b on b.id = a.subject_id
     where a.survey_id = o.survey_id and a.student_id = o.student_id) as subjects
   from open_survey o where o.student_id = $1 and o.survey_id = $2`,
)

interface LecturerRow {
  readonly personID: number
  readonly name: string
  readonly nameeng: string
  readonly subjectID: number
  readonly subject: string
  readonly subjecteng: string
}

const selectLecturers = statement<{ lecturers: readonly LecturerRow[] }>(
  'surveys.findSurveyLecturers',
  `select (select coalesce(json_agg(json_build_object('personID', l.id, 'name', l.fname_ka || ' ' || l.lname_ka,
       'nameeng', l.fname_en || ' ' || l.lname_en, 'subjectID', b.id, 'subject', b.name_ka,
       'subjecteng', b.name_en) order by b.sort_name_ka, b.id, l.sort_name_ka, l.id), '[]')
     from open_survey_lecturer a join lecturer l on l.id = a.person_id join subject b on b.id = a.subject_id
     where a.survey_id = o.survey_id and a.student_id = o.student_id
       and ($3::int is null or a.subject_id = $3)) as lecturers
   from open_survey o where o.student_id = $1 and o.survey_id = $2`,
)
/**
 * The lecturers that a survey asks the student about, of one subject if given; undefined when it is not open
 * to them.
 */
export const findSurveyLecturers = (
  db: Connection,
  studentID: number,
  surveyID: number,
  subjectID: number | undefined,
) => db.row(selectLecturers, [studentID, surveyID, subjectID ?? null])

/** Facts that decide the duty of this area (see `user/sql.ts`). */
export const dutyFacts = {
  survey: `(select json_build_object('surveyID', v.id, 'lock', v.is_locked::int, 'endsOn', v.ends_on)
    from survey v where v.id = first_pending_survey(student.id))`,
} satisfies DutyFactsSql
