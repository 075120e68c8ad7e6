import { useState } from 'react'

/** Files that are selected and not uploaded yet; a browser gives none back after a reload. */
const selectedFiles = new Map<string, File>()

/** The file that is selected under a name, how to select another one, and how to forget it. It outlives its dialog. */
export const useSelectedFile = (
  name: string,
): readonly [File | null, (file: File | null) => void, () => void] => {
  const [file, setFile] = useState<File | null>(() => selectedFiles.get(name) ?? null)
  const forget = (): void => void selectedFiles.delete(name)
  const select = (selected: File | null): void => {
    setFile(selected)
    if (selected === null) forget()
    else selectedFiles.set(name, selected)
  }
  return [file, select, forget]
}
