const isDetected = ({ status }) => status === 'Killed' || status === 'Timeout'
// A mutant that does not run at all says nothing of the tests.
const isValid = ({ status }) => status !== 'CompileError' && status !== 'RuntimeError' && status !== 'Ignored'

const count = (files) => {
  const mutants = files.flatMap((file) => file.mutants).filter(isValid)
  const detected = mutants.filter(isDetected).length
  return {
    mutants: mutants.length,
    detected,
    share: mutants.length === 0 ? 100 : (detected / mutants.length) * 100,
  }
}

const toRow = (name, { mutants, detected, share }) =>
  [
    share.toFixed(1).padStart(6),
    String(mutants).padStart(8),
    String(mutants - detected).padStart(9),
    ` ${name}`,
  ].join(' ')

/** The table of topics and areas as lines of text, and whether every area detects its least share. */
export const toTable = (files, areas) => {
  const topics = [...new Set(files.map(({ topic }) => topic))].toSorted((one, other) =>
    one.localeCompare(other),
  )
  const perTopic = topics.map((topic) => toRow(topic, count(files.filter((file) => file.topic === topic))))
  const perArea = areas.flatMap(({ folder, least }) => {
    const own = files.filter(({ path }) => path.startsWith(`${folder}/`))
    if (own.length === 0) return []
    const counts = count(own)
    const isEnough = counts.share >= least
    return [{ isEnough, line: toRow(`${folder}: ${isEnough ? 'at' : 'NOT AT'} least ${least} %`, counts) }]
  })
  return {
    lines: [' % killed  mutants survived', ...perTopic, '', ...perArea.map(({ line }) => line)],
    isEnough: perArea.every((area) => area.isEnough),
  }
}

const shorten = (text) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

const textAt = (lines, { start, end }) =>
  lines
    .slice(start.line - 1, end.line)
    .map((line, nth, all) =>
      line.slice(nth === 0 ? start.column - 1 : 0, nth === all.length - 1 ? end.column - 1 : undefined),
    )
    .join(' ')

/** One line for each mutant that survives; `known` are those that a row of the list names by file, line and change. */
export const survivorLines = (files, list) => {
  const rows = list.replaceAll('\\|', '|').split('\n')
  return files.flatMap(({ path, lines, mutants }) =>
    mutants
      .filter((mutant) => isValid(mutant) && !isDetected(mutant))
      .map(({ location, replacement, mutatorName, status }) => {
        const code = shorten(lines[location.start.line - 1])
        const change = `${shorten(textAt(lines, location))} → ${shorten(replacement ?? mutatorName)}`
        const isKnown = rows.some((row) => [path, code, change].every((part) => row.includes(part)))
        const note = isKnown ? 'known  ' : status === 'NoCoverage' ? 'no test' : 'NEW    '
        return `${note} ${path}:${location.start.line}  ${code}  |  ${change}`
      }),
  )
}
