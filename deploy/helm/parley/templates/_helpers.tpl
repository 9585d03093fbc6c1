{{- define "parley.labels" -}}
app.kubernetes.io/name: parley
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- /* dict: root, part */ -}}
{{- define "parley.selector" -}}
app.kubernetes.io/name: parley
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "parley.image" -}}
{{ .root.Values.image.repository }}-{{ .part }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{- /* Plain variables: those of both servers, then a server's own. dict: root, own */ -}}
{{- define "parley.environment" -}}
{{- range $name, $value := merge (dict) .own .root.Values.environment }}
- name: {{ $name }}
  value: {{ $value | toString | quote }}
{{- end }}
{{- end }}

{{- /* Variables from the Secret. dict: root, names, optional */ -}}
{{- define "parley.secrets" -}}
{{- $root := .root }}
{{- $optional := .optional }}
{{- range .names }}
- name: {{ . }}
  valueFrom:
    secretKeyRef:
      name: {{ $root.Values.secret.name }}
      key: {{ . }}
      {{- if $optional }}
      optional: true
      {{- end }}
{{- end }}
{{- end }}

{{- define "parley.pod" -}}
automountServiceAccountToken: false
# Names of services would become variables.
enableServiceLinks: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "parley.container" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: temporary, mountPath: /tmp }
  - { name: data, mountPath: /var/lib/parley }
{{- end }}

{{- /* dict: port, ready */ -}}
{{- define "parley.probes" -}}
startupProbe:
  httpGet: { path: /healthz, port: {{ .port }} }
  periodSeconds: 2
  failureThreshold: 60
livenessProbe:
  httpGet: { path: /healthz, port: {{ .port }} }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
readinessProbe:
  httpGet: { path: /readyz, port: {{ .port }} }
  periodSeconds: 5
  timeoutSeconds: 5
  failureThreshold: 3
{{- end }}

{{- /* dict: size */ -}}
{{- define "parley.volumes" -}}
- name: temporary
  emptyDir: { sizeLimit: {{ .size }} }
- name: data
  emptyDir: { sizeLimit: 100Mi }
{{- end }}

{{- /* dict: root, part */ -}}
{{- define "parley.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "parley.selector" . | nindent 8 }}
{{- end }}
