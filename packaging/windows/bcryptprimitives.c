/* For Wine before version 9, which lacks this library of Windows: its one function that Rust's standard library asks for. Only the
 * test under Wine uses it; it is in no package. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) { return RtlGenRandom(data, (ULONG)length); }
