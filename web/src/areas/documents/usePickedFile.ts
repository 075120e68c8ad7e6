import { useState } from 'react'

/** What is picked and not sent yet; a browser gives no file back after a reload. */
const pickedFiles = new Map<string, File>()

/** Takes what a file is for; gives what is picked, how to pick another one, and how to forget it. It outlives its dialog. */
export const usePickedFile = (
  name: string,
): readonly [File | null, (file: File | null) => void, () => void] => {
  const [file, setFile] = useState<File | null>(() => pickedFiles.get(name) ?? null)
  const forget = (): void => void pickedFiles.delete(name)
  const pick = (picked: File | null): void => {
    setFile(picked)
    if (picked === null) forget()
    else pickedFiles.set(name, picked)
  }
  return [file, pick, forget]
}
