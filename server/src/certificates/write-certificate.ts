import { encode } from 'uqr'
import { formatPhrase, type Phrase } from '#rules/text/locale.ts'
import { toLongDatePhrase } from '#rules/time/date-phrase.ts'
import { grey, margins, writePageFooters, writePdf } from '#server/pdf/pdf.ts'
import type { Certificate, CertificateContent } from './sql.ts'
import { paperWords } from './words.ts'
import { ensureSpace, writeFact, writeLine, type Paper } from '#server/pdf/write-paper.ts'
import { writeTranscript } from './write-transcript.ts'

const statements = { 1: 'isStudent', 2: 'isSuspended', 3: 'hasGraduated' } as const
const levels = { 1: 'level1', 2: 'level2', 3: 'level3', 4: 'level4' } as const
const qrSize = 84
/** What the text leaves free for the code. */
const qrGap = 18

const listFacts = (
  paper: Paper,
  { content, addressee }: Certificate,
): readonly (readonly [Phrase, string])[] => {
  const inLanguage = ({ name, nameeng }: CertificateContent['school']) =>
    paper.locale === 'ka' ? name : nameeng
  const { student, school, programme, study_level, study_semester, status } = content
  return [
    [paperWords.student, inLanguage(student)],
    ...(student.personal_code === null ? [] : [[paperWords.personalCode, student.personal_code] as const]),
    [paperWords.studentCode, student.code],
    [paperWords.school, inLanguage(school)],
    [paperWords.programme, inLanguage(programme)],
    [paperWords.level, paper.say(paperWords[levels[study_level as keyof typeof levels]])],
    ...(status === 3 ? [] : [[paperWords.studySemester, String(study_semester)] as const]),
    ...(addressee === null ? [] : [[paperWords.addressee, addressee] as const]),
  ]
}

/** The QR code of the page where the paper is checked, with the code in letters beside it. */
const writeCheck = (paper: Paper, { code, locale }: Certificate, address: string): void => {
  const { pdf, section, width, say } = paper
  ensureSpace(paper, qrSize + 20)
  pdf.y += 20
  const top = pdf.y
  // The page opens in the language of the paper; whoever types the address needs only the code.
  const { data, size } = encode(`${address}&lang=${locale}`, { border: 0 })
  const square = qrSize / size
  section.add(
    pdf.struct('Figure', { alt: `QR: ${address}` }, () => {
      pdf.fillColor('black')
      for (const [y, row] of data.entries())
        for (const [x, isDark] of row.entries())
          if (isDark) pdf.rect(margins.left + x * square, top + y * square, square, square)
      pdf.fill()
    }),
  )
  const beside = { at: margins.left + qrSize + qrGap, within: width - qrSize - qrGap }
  pdf.y = top
  writeLine(paper, 'P', say(paperWords.check), { ...beside, size: 9, after: 4 })
  writeLine(paper, 'P', code, { ...beside, size: 13, weight: 'bold', after: 4 })
  writeLine(paper, 'P', address, { ...beside, size: 9, colour: grey })
}

/** The certificate as a tagged PDF in its language; the address is that of the page where everybody checks it. */
export const writeCertificate = (certificate: Certificate, address: string): Promise<Buffer> => {
  const { kind, locale, number, code, content, issued_at, issued_on } = certificate
  const say: Paper['say'] = (phrase, params) => formatPhrase(phrase, locale, params)
  const title = say(paperWords[kind])
  const { university, status, transcript } = content
  return writePdf(
    { title: `${title} ${number}`, language: locale, createdAt: new Date(issued_at) },
    (pdf) => {
      const section = pdf.struct('Sect', { lang: locale })
      pdf.addStructure(section)
      const width = pdf.page.width - margins.left - margins.right
      const paper: Paper = { pdf, section, locale, width, say }
      writeLine(paper, 'P', locale === 'ka' ? university.name : university.nameeng, {
        size: 11,
        weight: 'bold',
        after: 22,
      })
      writeLine(paper, 'H1', title, { size: 17, weight: 'bold', after: 2 })
      const day = toLongDatePhrase(issued_on)
      writeLine(paper, 'P', say(paperWords.numberAndDay, { number, day }), { colour: grey, after: 16 })
      const statement = transcript === null ? statements[status as keyof typeof statements] : 'lists'
      writeLine(paper, 'P', say(paperWords[statement]), { size: 11, after: 12 })
      for (const [label, value] of listFacts(paper, certificate)) writeFact(paper, say(label), value)
      if (transcript !== null) writeTranscript(paper, transcript)
      writeCheck(paper, certificate, address)
      section.end()
      writePageFooters(pdf, `${number} · ${code}`)
    },
  )
}
