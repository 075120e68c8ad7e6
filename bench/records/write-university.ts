import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const subjectCount = 400
const marksPerStudent = 20
const registrationsPerStudent = 2
const pastSemesters = ['2024-autumn', '2024-spring', '2025-autumn', '2025-spring']

const range = (length: number) => Array.from({ length }, (_, nth) => nth)

const students = function* (count: number, name: string) {
  yield 'code,first_name_ka,last_name_ka,first_name_en,last_name_en,personal_number,programme,study_semester,university_email,phone'
  for (const nth of range(count))
    yield `U${nth},ნინო,ბერიძე,Nino,${nth % 100 === 0 ? name : 'Beridze'},0${1e9 + nth},P,5,u${nth}@students.example,+995 555 ${nth}`
}

const marks = function* (count: number, score: number) {
  yield 'student,semester,subject,credits,score,status'
  for (const nth of range(count))
    for (const at of range(marksPerStudent))
      yield `U${nth},${pastSemesters[at % 4]},S${(nth + at * 7) % subjectCount},5,${at === 0 && nth % 20 === 0 ? score : 51 + ((nth + at) % 50)},1`
}

const registrations = function* (count: number) {
  yield 'code,student,semester,subject,registered_at'
  for (const nth of range(count))
    for (const at of range(registrationsPerStudent))
      yield `R${nth}-${at},U${nth},2026-autumn,S${(nth + at * 11) % subjectCount},2026-09-07T12:00`
}

const registeredGroups = function* (count: number) {
  yield 'registration,group,part'
  for (const nth of range(count))
    for (const at of range(registrationsPerStudent))
      yield `R${nth}-${at},G${(nth + at * 11) % subjectCount},1`
}

const semesters = [...pastSemesters, '2026-autumn'].map((code) => {
  const year = Number(code.slice(0, 4))
  const dates = code.endsWith('autumn')
    ? `${year}-09-14,${year + 1}-02-01`
    : `${year + 1}-03-01,${year + 1}-07-15`
  return `${code},სემესტრი,Semester ${code},${dates},${code === '2026-autumn' ? 'yes' : 'no'}`
})

/** A university with this many students as files of records; `edit` changes one student in a hundred and as many marks. */
export const writeUniversity = async (dir: string, count: number, edit: boolean): Promise<void> => {
  const capacity = Math.ceil((count * registrationsPerStudent) / subjectCount) + registrationsPerStudent
  const files: Readonly<Record<string, Iterable<string>>> = {
    schools: ['code,name_ka,name_en', 'S,სკოლა,School'],
    programmes: [
      'code,school,name_ka,name_en,category,level,ects,semesters',
      'P,S,პროგრამა,Programme,1,bachelor,240,8',
    ],
    subjects: [
      'code,name_ka,name_en,credits',
      ...range(subjectCount).map((nth) => `S${nth},საგანი ${nth},Subject ${nth},5`),
    ],
    semesters: ['code,name_ka,name_en,starts_on,ends_on,is_current', ...semesters],
    groups: [
      'code,semester,subject,name,type,capacity',
      ...range(subjectCount).map((nth) => `G${nth},2026-autumn,S${nth},1,1,${capacity}`),
    ],
    meetings: [
      'group,number,weekday,starts,ends',
      ...range(subjectCount).map((nth) => `G${nth},1,monday,10:00,11:50`),
    ],
    students: students(count, edit ? 'Changed' : 'Beridze'),
    marks: marks(count, edit ? 100 : 60),
    registrations: registrations(count),
    registered_groups: registeredGroups(count),
  }
  for (const [name, lines] of Object.entries(files)) {
    const text = function* () {
      let chunk = ''
      for (const line of lines) {
        chunk += `${line}\n`
        if (chunk.length < 65_536) continue
        yield chunk
        chunk = ''
      }
      yield chunk
    }
    await pipeline(Readable.from(text()), createWriteStream(join(dir, `${name}.csv`)))
  }
}
