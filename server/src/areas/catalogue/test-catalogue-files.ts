import type { CatalogueFiles } from './files/read-folder.ts'

const heads = {
  programme:
    'school_name_ka,school_name_en,programme_name_ka,programme_name_en,module_name_ka,module_name_en,category_id,study_level_id,ects,semesters',
  subjects: 'subject_code,name_ka,name_en,credits',
  groups: 'group_code,subject_code,config,part,parent_group_code,capacity,days,start,end,weeks,room',
  students: 'student_code,first_name_ka,last_name_ka,first_name_en,last_name_en,university_email',
  demand: 'student_code,subject_code',
}

/** The rows of each file; without a list the file has one good row. */
export type TestRows = { readonly [file in keyof typeof heads]?: readonly string[] }

const goodRows: Required<TestRows> = {
  programme: ['სკოლა,School,პროგრამა,Programme,მოდული,Module,1,1,240,8'],
  subjects: ['S1,ალგებრა,Algebra,5'],
  groups: ['G1,S1,1,1,,20,0101000,10:00,11:50,11011,28'],
  students: ['U1,ნინო,ბერიძე,Nino,Beridze,u1@students.example'],
  demand: ['U1,S1'],
}

/** The files of a catalogue, as text. */
export const testCatalogueTexts = (rows: TestRows = {}): Map<string, string> =>
  new Map(
    Object.entries({ ...goodRows, ...rows }).map(([file, lines]) => [
      `${file}.csv`,
      `${[heads[file as keyof typeof heads], ...lines].join('\n')}\n`,
    ]),
  )

/** The files of a catalogue, in UTF-8. */
export const testCatalogueFiles = (rows: TestRows = {}): CatalogueFiles =>
  new Map([...testCatalogueTexts(rows)].map(([file, text]) => [file, Buffer.from(text)]))
