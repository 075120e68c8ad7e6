import { Button } from '@mantine/core'
import { useState } from 'react'
import { agreements } from '#contract/agreements.ts'
import { send } from '#web/api/call.ts'
import { saveFile } from '#web/api/save-file.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

/** Downloads the contract as a PDF. */
export const ContractPaper = () => {
  const t = useWords(words)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const download = async () => {
    setBusy(true)
    setProblem(null)
    await send(agreements.contractFile)
      .then((file) => saveFile(file, t('fileName')))
      .catch(setProblem)
    setBusy(false)
  }
  return (
    <>
      <Button variant="default" loading={busy} onClick={() => void download()}>
        {t('download')}
      </Button>
      <ProblemNotice problem={problem} />
    </>
  )
}
