import { useRef, useState } from 'react'

/** The file of an answer: gone from the form once it is sent, and back when the answer is undone. */
export const useAnswerFile = () => {
  const [file, setFile] = useState<File | null>(null)
  const sent = useRef<File | null>(null)
  const clear = () => {
    sent.current = file
    setFile(null)
  }
  return { file, setFile, clear, restore: () => setFile(sent.current) }
}
