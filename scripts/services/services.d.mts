export interface PortSettings {
  postgresPort: number
  redisPort: number
  fixedPorts: string[]
}
export function choosePort(settings: PortSettings, name: 'postgres' | 'redis'): Promise<number>
