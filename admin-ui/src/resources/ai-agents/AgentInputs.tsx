import { agentRoles } from '@parley/contracts/enums.ts'
import {
  AutocompleteArrayInput,
  BooleanInput,
  maxLength,
  RadioButtonGroupInput,
  required,
  TextInput,
} from 'react-admin'
import { chooseIndustries, industryChoices } from '../industries/index.ts'

const roleChoices = agentRoles.map((role) => ({ id: role, name: `agents.roleMeaning.${role}` }))

/** An empty field is an empty text; react-admin would make it null. */
const asTyped = (text: string): string => text

/** What defines an agent; the limits are the server's. */
export function AgentInputs() {
  return (
    <>
      <TextInput source="name" autoFocus fullWidth parse={asTyped} validate={[required(), maxLength(200)]} />
      <TextInput
        source="description"
        fullWidth
        multiline
        minRows={2}
        parse={asTyped}
        validate={[required(), maxLength(4000)]}
      />
      <TextInput
        source="systemMessage"
        fullWidth
        multiline
        minRows={6}
        maxRows={16}
        parse={asTyped}
        helperText="agents.systemMessageHelp"
        validate={[required(), maxLength(20_000)]}
      />
      <RadioButtonGroupInput source="role" choices={roleChoices} row={false} validate={required()} />
      <AutocompleteArrayInput
        source="industries"
        choices={industryChoices}
        parse={chooseIndustries}
        helperText="agents.industriesHelp"
        fullWidth
      />
      <BooleanInput source="isSME" helperText={false} />
      <BooleanInput source="isActive" helperText={false} />
    </>
  )
}
