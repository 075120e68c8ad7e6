import { bilingual, choice, codeOf, integer, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'
import { listCycles } from './checks/sql.ts'

export const modules: RecordTable = {
  name: 'modules',
  entity: { ka: 'მოდული', en: 'module' },
  about: 'The modules of the programmes with their rules.',
  relation: 'module',
  key: ['code'],
  code: { column: 'code', recorded: 'module' },
  columns: [
    text('code', 'The code of the module.', 'LAW-BA-1', { max: 100, field: null }),
    codeOf('programmes', 'programme', 'The programme it is a part of.', 'LAW-BA', { field: 'programme_id' }),
    codeOf(
      'concentrations',
      'concentration',
      'Only for students of this concentration; empty is for all.',
      'LAW-BA-CIVIL',
      {
        optional: true,
        field: 'concentration_id',
      },
    ),
    ...bilingual('name', 'Its name', ['სავალდებულო საგნები', 'Compulsory subjects'], { max: 300 }),
    choice(
      'kind',
      ['compulsory', 'elective', 'free', 'minor'],
      'A free module without subjects of its own offers all that are taught and are in no other module of the programme.',
    ),
    integer('position', 'Its place in the programme.', '1', { optional: true, byDefault: '0', to: 10_000 }),
    integer('required_credits', 'Credits that have to be earned in it.', '120', {
      optional: true,
      byDefault: '0',
      to: 1000,
    }),
    integer('maximum_credits', 'Credits that can be earned in it at most; empty is no limit.', '130', {
      optional: true,
      from: 1,
      to: 1000,
    }),
    integer('maximum_subjects', 'Subjects that can be taken in it at most; empty is no limit.', '5', {
      optional: true,
      from: 1,
      to: 1000,
    }),
    codeOf('modules', 'after_module', 'A module in which credits must be earned first.', 'LAW-BA-0', {
      optional: true,
      field: 'after_module_id',
    }),
    integer('after_credits', 'How many credits of after_module; empty is all that it requires.', '30', {
      optional: true,
      from: 1,
      to: 1000,
    }),
  ],
  checks: [
    {
      column: 'after_module',
      reason: { ka: 'მოდული საკუთარ თავზეა დამოკიდებული', en: 'the module would wait for itself' },
      repair: {
        ka: 'გააუქმეთ წრიული დამოკიდებულება სვეტში after_module.',
        en: 'Break the circle in the column after_module.',
      },
      badRows: listCycles('rec_new_modules', 'code', 'after_module'),
    },
    {
      column: 'concentration',
      reason: { ka: 'კონცენტრაცია სხვა პროგრამისაა', en: 'the concentration belongs to another programme' },
      repair: {
        ka: 'შეასწორეთ კონცენტრაცია ან პროგრამა.',
        en: 'Correct the concentration or the programme.',
      },
      badRows: `select s.line, s.concentration as value from rec_new_modules s
        join rec_new_concentrations c on c.code = s.concentration
        where s.concentration <> '' and c.programme <> s.programme order by s.line`,
      needs: ['concentrations'],
    },
  ],
}

export const moduleBlocks: RecordTable = {
  name: 'module_blocks',
  entity: { ka: 'მოდულის ბლოკი', en: 'block of a module' },
  about: 'Parts of modules out of which only some subjects may be chosen.',
  relation: 'module_block',
  key: ['code'],
  code: { column: 'code', recorded: 'block' },
  partOf: { table: 'modules', column: 'module' },
  columns: [
    text('code', 'The code of the block.', 'LAW-BA-1-A', { max: 100, field: null }),
    codeOf('modules', 'module', 'Its module.', 'LAW-BA-1', { field: 'module_id' }),
    ...bilingual('name', 'Its name', ['ბლოკი A', 'Block A'], { max: 300 }),
    integer('position', 'Its place in the module.', '1', { optional: true, byDefault: '0', to: 10_000 }),
    integer('choose', 'At most this many subjects.', '2', { from: 1, to: 100 }),
  ],
}

export const moduleSubjects: RecordTable = {
  name: 'module_subjects',
  entity: { ka: 'მოდულის საგანი', en: 'subject of a module' },
  about: 'The subjects of the modules.',
  relation: 'module_subject',
  id: '((t.module_id::bigint << 32) + t.subject_id)',
  key: ['module', 'subject'],
  partOf: { table: 'modules', column: 'module' },
  columns: [
    codeOf('modules', 'module', 'The module.', 'LAW-BA-1', { field: 'module_id' }),
    codeOf('subjects', 'subject', 'The subject.', 'LAW101', { field: 'subject_id' }),
    integer('study_semester', 'The semester of study in which the programme places it.', '1', {
      optional: true,
      byDefault: '1',
      from: 1,
      to: 40,
    }),
    codeOf('module_blocks', 'block', 'The block of the module.', 'LAW-BA-1-A', {
      optional: true,
      field: 'block_id',
    }),
  ],
}
