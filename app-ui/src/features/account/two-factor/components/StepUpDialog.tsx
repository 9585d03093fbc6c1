import { StepUpDialog as ProofDialog } from '@parley/ui-kit/shell/step-up/StepUpDialog.tsx'
import { lazy } from 'react'

const StepUpForm = lazy(async () => ({ default: (await import('./StepUpForm.tsx')).StepUpForm }))

export const StepUpDialog = () => <ProofDialog form={StepUpForm} />
