import { StandaloneFrame } from '#web/app/shell/StandaloneFrame.tsx'
import { Verification } from '#web/areas/certificates/Verification.tsx'

/** Where anyone checks a paper of the university, with or without a log-in (spec 2.37.2). */
const VerifyScreen = () => (
  <StandaloneFrame>
    <Verification />
  </StandaloneFrame>
)

export default VerifyScreen
