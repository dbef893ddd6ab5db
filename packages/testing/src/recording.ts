export {
  type GivenAnswer,
  type RecordedRequest,
  type RecordingProxy,
  type RecordingProxyOptions,
  startRecordingProxy,
} from './recordingProxy';
