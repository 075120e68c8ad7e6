import { bilingual, codeOf, decimal, file, integer, text } from '../../column.ts'
import type { RecordTable } from '../../record-table.ts'
import { packTwo } from '../pack-ids.ts'

const paper = codeOf('exam_papers', 'paper', 'The paper.', '100042', { field: 'paper_id' })

export const examQuestions: RecordTable = {
  name: 'exam_questions',
  readBy: 'exams.answer-appeal',
  entity: { ka: 'გამოცდის საკითხი', en: 'question of an exam' },
  about: 'The questions of exams, as students see them when they look at their marked papers.',
  relation: 'exam_question',
  key: ['code'],
  code: { column: 'code', recorded: 'exam-question' },
  partOf: { table: 'exams', column: 'exam' },
  columns: [
    text('code', 'The code of the question.', 'LAW101-2026-autumn-midterm-1', { max: 100, field: null }),
    codeOf('exams', 'exam', 'The exam.', 'LAW101-2026-autumn-midterm', { field: 'exam_id' }),
    integer('position', 'Its number in the exam.', '1', { from: 1, to: 1000 }),
    ...bilingual('text', 'The question', ['რა არის ნორმა?', 'What is a norm?']),
    ...bilingual('correct', 'The right answer', ['ქცევის წესი', 'A rule of conduct'], { optional: true }),
    decimal('max_score', 'The most points.', '5', { from: 0.01, to: 999 }),
  ],
}

export const examPapers: RecordTable = {
  name: 'exam_papers',
  readBy: 'exams.answer-appeal',
  entity: { ka: 'საგამოცდო ნაშრომი', en: 'exam paper' },
  about: 'The marked papers. The number is what examiners know them by, without the student.',
  relation: 'exam_paper',
  key: ['number'],
  code: { column: 'number', sql: 't.number::text' },
  partOf: { table: 'exams', column: 'exam' },
  columns: [
    integer('number', 'Its number, which no other paper has.', '100042', { from: 1, to: 2_000_000_000 }),
    codeOf('exams', 'exam', 'The exam.', 'LAW101-2026-autumn-midterm', { field: 'exam_id' }),
    codeOf('students', 'student', 'The student.', 'U2400001', { field: 'student_id' }),
    decimal('score', 'The points of the whole paper.', '31.5', { optional: true, to: 999 }),
    decimal('max_score', 'The most points.', '40', { from: 0.01, to: 999 }),
  ],
}

export const examAnswers: RecordTable = {
  name: 'exam_answers',
  readBy: 'exams.answer-appeal',
  entity: { ka: 'გამოცდის პასუხი', en: 'answer in an exam' },
  about: 'What students answered, its points, and where it stands on the scanned pages. No row is no answer.',
  relation: 'exam_answer',
  id: packTwo('paper_id', 'question_id'),
  key: ['paper', 'question'],
  partOf: { table: 'exam_papers', column: 'paper' },
  columns: [
    paper,
    codeOf('exam_questions', 'question', 'The question.', 'LAW101-2026-autumn-midterm-1', {
      field: 'question_id',
    }),
    text('answer', 'The answer, where it was typed.', 'ქცევის წესი', { optional: true }),
    decimal('score', 'Its points.', '4', { optional: true, to: 999 }),
    text('comment', 'What the examiner says of it.', 'კარგია', { optional: true }),
    integer('page', 'The first page on which it stands.', '1', { optional: true, from: 1, to: 1000 }),
    decimal('page_top', 'Where it begins on the page, as a share of its height.', '0.1', {
      optional: true,
      scale: 6,
      to: 1,
    }),
    decimal('page_bottom', 'Where it ends.', '0.4', { optional: true, scale: 6, to: 1 }),
  ],
  checks: [
    {
      column: 'page_bottom',
      reason: {
        ka: 'პასუხის დასასრული დასაწყისზე გვიან უნდა იყოს',
        en: 'the end of the answer is not after its beginning',
      },
      repair: { ka: 'შეავსეთ ორივე ან არცერთი.', en: 'Fill in both, or none.' },
      badRows: `select line, page_bottom as value from rec_new_exam_answers
        where (page_top = '') <> (page_bottom = '') or page_top <> '' and page_top::numeric >= page_bottom::numeric order by line`,
    },
  ],
}

export const examComments: RecordTable = {
  name: 'exam_comments',
  readBy: 'exams.answer-appeal',
  entity: { ka: 'კომენტარი ნაშრომზე', en: 'comment on a paper' },
  about: 'What lecturers say of whole papers.',
  relation: 'exam_comment',
  key: ['code'],
  code: { column: 'code', recorded: 'comment' },
  partOf: { table: 'exam_papers', column: 'paper' },
  columns: [
    text('code', 'The code of the comment.', '100042-1', { max: 100, field: null }),
    paper,
    codeOf('lecturers', 'lecturer', 'Who says it.', 'L0042', { field: 'lecturer_id' }),
    text('text', 'The comment.', 'კარგი ნაშრომია.', {}),
  ],
}

export const examPages: RecordTable = {
  name: 'exam_pages',
  readBy: 'exams.answer-appeal',
  entity: { ka: 'ნაშრომის გვერდი', en: 'page of a paper' },
  about: 'The scanned pages of papers.',
  relation: 'exam_page',
  id: '((t.paper_id::bigint << 16) + t.page)',
  key: ['paper', 'page'],
  partOf: { table: 'exam_papers', column: 'paper' },
  columns: [
    paper,
    integer('page', 'Its number.', '1', { from: 1, to: 1000 }),
    integer('width', 'Its width in pixels.', '1240', { from: 1, to: 20_000 }),
    integer('height', 'Its height in pixels.', '1754', { from: 1, to: 20_000 }),
    file('file', 'The scan.', 'files/100042-1.jpg', {
      field: 'file_id',
      megabytes: 10,
      types: ['jpg', 'jpeg', 'png', 'webp'],
    }),
  ],
}
