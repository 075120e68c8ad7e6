import { openDatabase } from '#server/db/open.ts'
import { compareNames } from '#rules/text/to-sort-key.ts'
import { matchesStudent } from '#server/staff-lists/sql.ts'
import { toWords } from '#server/staff-lists/to-words.ts'
import { median, roundTo } from '../measure/median.ts'
import { withTemporaryDatabase } from '../portal/temporary-database.ts'

// The search for a student in every list of staff, over all students of a large university, against reading the same rows
// without comparing names. Arguments: students, searches of each.
const [students = 30_000, count = 60] = process.argv.slice(2).map(Number)
const searches = ['aliyeva', 'nguyen dang', 'giorgi ber', 'ბერიძე', 'nobody', 'u2600123', 'a']

const result = await withTemporaryDatabase(async (url) => {
  const db = openDatabase(url, 1)
  const run = <Row extends object>(text: string, values: unknown[] = []) =>
    db.rows<Row>({ name: '', text }, values)
  try {
    await run(`insert into school (name_ka, name_en) values ('სკოლა', 'School')`)
    await run(`insert into programme (school_id, name_ka, name_en, category_id, study_level_id, ects, semesters)
      select id, 'პროგრამა', 'Programme', 1, 1, 240, 8 from school`)
    await run(
      `insert into student (code, fname_ka, lname_ka, fname_en, lname_en, programme_id, university_email)
       select 'U26' || lpad(n::text, 5, '0'), (array['გიორგი', 'ნინო', 'ანა', 'ლუკა', 'თამარ'])[1 + n % 5],
         (array['ბერიძე', 'მაისურაძე', 'კაპანაძე', 'გელაშვილი', 'ლომიძე', 'ცერცვაძე', 'აბაშიძე'])[1 + n % 7] || n % 97,
         (array['Giorgi', 'Nino', 'Günel', 'Nguyễn', 'Tamar'])[1 + n % 5],
         (array['Beridze', 'Maisuradze', 'Əliyeva', 'Đặng', 'Lomidze', 'Şahin', 'Müller'])[1 + n % 7] || n % 97,
         p.id, 'u' || n || '@u.example'
       from generate_series(1, $1::int) n, programme p`,
      [students],
    )
    await run('vacuum (analyze) student')
    const measure = async (text: string, values: unknown[]) => {
      const times: number[] = []
      for (let nth = 0; nth < count; nth += 1) {
        const startedAt = performance.now()
        await run(text, values)
        times.push(performance.now() - startedAt)
      }
      return median(times)
    }
    const floor = await measure('select count(*) from student s where length(s.folded_names) < 0', [])
    const times: Record<string, number> = {}
    for (const typed of searches)
      times[typed] = await measure(
        `select s.id from student s where ${matchesStudent('$1', '$2')} order by s.sort_name_ka, s.id limit 20`,
        [typed, toWords(typed)],
      )
    const slowest = Math.max(...Object.values(times))
    return {
      bench: 'records/student-search',
      students,
      floorMs: roundTo(floor),
      ms: Object.fromEntries(
        Object.entries(times)
          .toSorted(([one], [other]) => compareNames(one, other))
          .map(([typed, ms]) => [typed, roundTo(ms)]),
      ),
      slowestToFloor: roundTo(slowest / floor, 1),
    }
  } finally {
    await db.close()
  }
})
console.log(JSON.stringify(result))
