import { knownFileTypes } from '#server/http/files/file-kinds.ts'
import { bilingual, boolean, choice, codeOf, datetime, decimal, file, integer, text } from '../../column.ts'
import type { RecordTable } from '../../record-table.ts'
import { isAfter } from '../checks/order-of-times.ts'
import { packTwo } from '../pack-ids.ts'

const semester = codeOf('semesters', 'semester', 'The semester.', '2026-autumn', { field: 'semester_id' })
const subject = codeOf('subjects', 'subject', 'The subject.', 'LAW101', { field: 'subject_id' })
const position = integer('position', 'Its place.', '1', { to: 100_000 })

export const courseOutlines: RecordTable = {
  name: 'course_outlines',
  entity: { ka: 'საგნის აღწერა', en: 'outline of a subject' },
  about: 'What subjects are about, and the topics of their weeks.',
  relation: 'subject_outline',
  id: 't.subject_id',
  key: ['subject'],
  partOf: { table: 'subjects', column: 'subject' },
  columns: [
    subject,
    ...bilingual('description', 'What it is about', ['სამართლის საფუძვლები', 'The foundations of law'], {
      optional: true,
    }),
    text(
      'weeks',
      'The topics of the weeks, a line for each: in Georgian, a bar with a blank before and after it, in English.',
      'შესავალი | Introduction\nწყაროები | Sources',
      {
        optional: true,
        read: `(select string_agg((e ->> 'topic') || ' | ' || (e ->> 'topiceng'), E'\\n' order by nth)
          from jsonb_array_elements(t.weeks) with ordinality x(e, nth))`,
        write: `(select coalesce(jsonb_agg(jsonb_build_object('topic', split_part(e, ' | ', 1),
          'topiceng', split_part(e, ' | ', 2)) order by nth), '[]')
          from unnest(string_to_array(nullif(s.weeks, ''), E'\\n')) with ordinality x(e, nth))`,
      },
    ),
    file('syllabus', 'The syllabus.', 'files/LAW101.pdf', {
      optional: true,
      field: 'syllabus_id',
      types: ['pdf', 'doc', 'docx', 'odt', 'rtf'],
    }),
  ],
  checks: [
    {
      column: 'weeks',
      reason: {
        ka: 'ხაზს ქართული ან ინგლისური ნაწილი აკლია',
        en: 'a line has no Georgian and English part with " | " between them',
      },
      repair: { ka: 'თითოეულ ხაზზე ჩაწერეთ „თემა | Topic“.', en: 'Write "თემა | Topic" in each line.' },
      badRows: `select line, weeks as value from rec_new_course_outlines
        where weeks <> '' and exists (
          select from unnest(string_to_array(weeks, E'\\n')) e where array_length(string_to_array(e, ' | '), 1) <> 2)
        order by line`,
    },
  ],
}

export const courseMaterials: RecordTable = {
  name: 'course_materials',
  entity: { ka: 'საგნის მასალა', en: 'material of a subject' },
  about: 'Files of a subject in a semester, which the students of its groups read.',
  relation: 'course_material',
  key: ['code'],
  code: { column: 'code', recorded: 'material' },
  columns: [
    text('code', 'The code of the material.', '2026-autumn-LAW101-1', { max: 100, field: null }),
    semester,
    subject,
    integer('week', 'The week that it is for.', '3', { optional: true, from: 1, to: 30 }),
    ...bilingual('title', 'Its title', ['სლაიდები', 'Slides'], { max: 300 }),
    file('file', 'The file.', 'files/slides.pdf', { field: 'file_id', types: knownFileTypes }),
  ],
}

export const presentationTasks: RecordTable = {
  name: 'presentation_tasks',
  entity: { ka: 'პრეზენტაცია', en: 'presentation' },
  about: 'The subjects for which students upload presentations.',
  relation: 'presentation_task',
  id: packTwo('semester_id', 'subject_id'),
  key: ['semester', 'subject'],
  columns: [
    semester,
    subject,
    datetime('upload_until', 'Until when; empty is as long as the semester is current.', '2026-12-10T23:59', {
      optional: true,
    }),
  ],
}

export const quizzes: RecordTable = {
  name: 'quizzes',
  entity: { ka: 'ტესტი', en: 'quiz' },
  about: 'Short quizzes of courses. A quiz that a student has begun is never removed.',
  relation: 'quiz',
  key: ['code'],
  code: { column: 'code', recorded: 'quiz' },
  columns: [
    text('code', 'The code of the quiz.', 'LAW101-Q1', { max: 100, field: null }),
    semester,
    subject,
    ...bilingual('title', 'Its title', ['ტესტი 1', 'Quiz 1'], { max: 300 }),
    integer('minutes', 'How long it takes.', '20', { from: 1, to: 600 }),
    datetime('opens_at', 'From when on it can be begun.', '2026-10-20T10:00'),
    datetime('closes_at', 'Until when.', '2026-10-22T23:59'),
  ],
  checks: [isAfter('quizzes', 'opens_at', 'closes_at')],
}

export const quizQuestions: RecordTable = {
  name: 'quiz_questions',
  entity: { ka: 'ტესტის კითხვა', en: 'question of a quiz' },
  about: 'The questions of the quizzes.',
  relation: 'quiz_question',
  key: ['code'],
  code: { column: 'code', recorded: 'quiz-question' },
  partOf: { table: 'quizzes', column: 'quiz' },
  columns: [
    text('code', 'The code of the question.', 'LAW101-Q1-1', { max: 100, field: null }),
    codeOf('quizzes', 'quiz', 'The quiz.', 'LAW101-Q1', { field: 'quiz_id' }),
    position,
    ...bilingual('text', 'The question', ['რა არის ნორმა?', 'What is a norm?'], { max: 5000 }),
    choice('kind', ['single', 'multiple', 'text'], 'One answer, several, or words.'),
    decimal('max_score', 'Its points.', '2', { from: 0.01, to: 999 }),
  ],
}

export const quizOptions: RecordTable = {
  name: 'quiz_options',
  entity: { ka: 'ტესტის პასუხი', en: 'option of a quiz' },
  about:
    'The options of a question; of one answered in words the texts that are accepted. Without any, a lecturer marks the answer.',
  relation: 'quiz_option',
  key: ['question', 'position'],
  partOf: { table: 'quiz_questions', column: 'question' },
  columns: [
    codeOf('quiz_questions', 'question', 'The question.', 'LAW101-Q1-1', { field: 'question_id' }),
    position,
    ...bilingual('text', 'The option', ['ქცევის წესი', 'A rule of conduct'], { max: 1000 }),
    boolean('is_right', 'Whether it is right.'),
  ],
}
