import { bilingual, boolean, choice, codeOf, date, integer, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'
import { isNotBefore } from './checks/order-of-times.ts'

const position = integer('position', 'Its place.', '1', { to: 100_000 })

export const surveys: RecordTable = {
  name: 'surveys',
  entity: { ka: 'გამოკითხვა', en: 'survey' },
  about: 'Surveys of students. What was answered is in no file: it cannot be led back to a student.',
  relation: 'survey',
  key: ['code'],
  code: { column: 'code', recorded: 'survey' },
  columns: [
    text('code', 'The code of the survey.', 'TEACHING-2026', { max: 100, field: null }),
    choice('type', ['program', 'subject', 'lecturer'], 'What it is about.'),
    ...bilingual('name', 'Its name', ['სწავლების შეფასება', 'Evaluation of teaching'], { max: 300 }),
    ...bilingual('description', 'What it is for', ['5 წუთი დაგჭირდებათ.', 'It takes 5 minutes.'], {
      optional: true,
    }),
    boolean('is_locked', 'Whether it cannot be closed without an answer.'),
    codeOf(
      'semesters',
      'semester',
      'The semester whose subjects and lecturers are asked about.',
      '2026-autumn',
      {
        field: 'semester_id',
      },
    ),
    codeOf('programmes', 'programme', 'Only for students of it; empty is for all.', 'LAW-BA', {
      optional: true,
      field: 'programme_id',
    }),
    integer('study_semester', 'Only for students in this semester of their studies; empty is for all.', '3', {
      optional: true,
      from: 1,
      to: 40,
    }),
    date('starts_on', 'The first day.', '2026-12-01'),
    date('ends_on', 'The last day; empty is without end.', '2026-12-20', { optional: true }),
    { ...position, isRequired: false, byDefault: '0' },
  ],
  checks: [isNotBefore('surveys')],
}

export const surveyBlocks: RecordTable = {
  name: 'survey_blocks',
  entity: { ka: 'გამოკითხვის ნაწილი', en: 'section of a survey' },
  about: 'Sections of surveys.',
  relation: 'survey_block',
  key: ['code'],
  code: { column: 'code', recorded: 'section' },
  partOf: { table: 'surveys', column: 'survey' },
  columns: [
    text('code', 'The code of the section.', 'TEACHING-2026-A', { max: 100, field: null }),
    codeOf('surveys', 'survey', 'The survey.', 'TEACHING-2026', { field: 'survey_id' }),
    position,
    ...bilingual('name', 'Its name', ['ლექციები', 'Lectures'], { max: 300 }),
  ],
}

export const surveyQuestions: RecordTable = {
  name: 'survey_questions',
  entity: { ka: 'გამოკითხვის კითხვა', en: 'question of a survey' },
  about: 'Questions of surveys.',
  relation: 'survey_question',
  key: ['code'],
  code: { column: 'code', recorded: 'question' },
  partOf: { table: 'surveys', column: 'survey' },
  columns: [
    text('code', 'The code of the question.', 'TEACHING-2026-A1', { max: 100, field: null }),
    codeOf('surveys', 'survey', 'The survey.', 'TEACHING-2026', { field: 'survey_id' }),
    codeOf('survey_blocks', 'section', 'Its section.', 'TEACHING-2026-A', {
      optional: true,
      field: 'block_id',
    }),
    position,
    ...bilingual('text', 'The question', ['რამდენად გასაგები იყო?', 'How clear was it?'], { max: 2000 }),
    choice('type', ['choice', 'open'], 'Whether an answer is chosen or written.'),
    choice(
      'question_for',
      ['general', 'subject', 'lecturer'],
      'Asked once, or for each subject or lecturer.',
      {
        optional: true,
        byDefault: 'general',
      },
    ),
    boolean('is_required', 'Whether it must be answered.', { byDefault: 'yes' }),
    boolean('is_visible', 'Whether it is asked.', { byDefault: 'yes' }),
    boolean('is_rating', 'Whether its answers are a scale.'),
    boolean('is_checkbox', 'Whether several answers can be chosen.'),
    boolean('has_additional', 'Whether a text can be added to the answer.'),
    codeOf(
      'survey_questions',
      'main_question',
      'Asked only after this question was answered.',
      'TEACHING-2026-A1',
      {
        optional: true,
        field: 'main_question_id',
      },
    ),
    boolean('is_changeable', 'Whether the answer can be changed.', { byDefault: 'yes' }),
    codeOf(
      'survey_answers',
      'main_answer',
      'Asked only after this answer to the main question.',
      'TEACHING-2026-A1-1',
      {
        optional: true,
        field: 'main_answer_id',
        isDeferred: true,
      },
    ),
  ],
  checks: [
    {
      column: 'main_answer',
      reason: {
        ka: 'ეს პასუხი სვეტში main_question მითითებული კითხვისა არ არის',
        en: 'the answer is none of the question in main_question',
      },
      repair: { ka: 'შეასწორეთ main_question ან main_answer.', en: 'Correct main_question or main_answer.' },
      badRows: `select s.line, s.main_answer as value from rec_new_survey_questions s
        join rec_known_survey_answers k on k.code = s.main_answer
        left join survey_answer a on a.id = k.id
        left join rec_known_survey_questions q on q.id = a.question_id
        where s.main_answer <> '' and (s.main_question = '' or q.code <> s.main_question) order by s.line`,
    },
    {
      column: 'main_answer',
      reason: {
        ka: 'ეს პასუხი სვეტში main_question მითითებული კითხვისა არ არის',
        en: 'the answer is none of the question in main_question',
      },
      repair: { ka: 'შეასწორეთ main_question ან main_answer.', en: 'Correct main_question or main_answer.' },
      needs: ['survey_answers'],
      badRows: `select s.line, s.main_answer as value from rec_new_survey_questions s
        join rec_new_survey_answers a on a.code = s.main_answer
        join rec_diff_survey_answers d on d.line = a.line and d.action = 'added'
        where s.main_answer <> '' and a.question <> s.main_question order by s.line`,
    },
  ],
  before: ['set constraints survey_question_main_answer_id_fkey deferred'],
  after: () => ['set constraints survey_question_main_answer_id_fkey immediate'],
}

export const surveyAnswers: RecordTable = {
  name: 'survey_answers',
  entity: { ka: 'გამოკითხვის პასუხი', en: 'answer of a survey' },
  about: 'The answers that are offered.',
  relation: 'survey_answer',
  key: ['code'],
  code: { column: 'code', recorded: 'answer' },
  partOf: { table: 'survey_questions', column: 'question' },
  columns: [
    text('code', 'The code of the answer.', 'TEACHING-2026-A1-1', { max: 100, field: null }),
    codeOf('survey_questions', 'question', 'The question.', 'TEACHING-2026-A1', { field: 'question_id' }),
    position,
    ...bilingual('text', 'The answer', ['ძალიან', 'Very'], { max: 1000 }),
    choice('type', { chosen: 1, written: 2 }, 'Whether it is chosen as it stands, or written out.', {
      optional: true,
      byDefault: 'chosen',
      field: 'type_id',
    }),
  ],
}
