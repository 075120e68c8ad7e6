import { useState } from 'react'
import { agreements } from '#contract/account/agreements.ts'
import { send } from '#web/api/call.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { words } from './words.ts'

export const ContractDownload = () => {
  const t = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    await send(agreements.contractFile)
      .then((file) => saveFile(file, t('fileName')))
      .catch(setProblem)
    setBusy(false)
  }
  return (
    <>
      <button type="button" className="plain-button" aria-busy={isBusy} onClick={() => void download()}>
        {t('download')}
      </button>
      <ProblemNotice problem={problem} />
    </>
  )
}
